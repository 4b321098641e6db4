// The caps a Clio host puts on payloads. Specification: manifest page, "Payloads".

export const payloadLimits = {
  /** Bytes of one skill that a host still reads, and that it reads without a warning. */
  skillBytes: 1024 * 1024,
  skillAdvisedBytes: 50 * 1024,
  /** Characters (UTF-16 code units) of a skill's description and name before a warning. */
  descriptionLength: 1024,
  skillNameLength: 64,
  /** Arguments of one code step, characters of one argument, paths of `writes`. */
  stepArguments: 64,
  argumentLength: 8192,
  writtenPaths: 32,
  /** Repetitions of a loop. */
  loopAttempts: 5,
} as const;
