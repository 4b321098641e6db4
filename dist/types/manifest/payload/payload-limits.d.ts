export declare const payloadLimits: {
    /** Bytes of one skill that a host still reads, and that it reads without a warning. */
    readonly skillBytes: number;
    readonly skillAdvisedBytes: number;
    /** Characters (UTF-16 code units) of a skill's description and name before a warning. */
    readonly descriptionLength: 1024;
    readonly skillNameLength: 64;
    /** Arguments of one code step, characters of one argument, paths of `writes`. */
    readonly stepArguments: 64;
    readonly argumentLength: 8192;
    readonly writtenPaths: 32;
    /** Repetitions of a loop. */
    readonly loopAttempts: 5;
};
