declare const capabilityName: unique symbol;
/** A name that may be compared with the names of entries. Only `parseCapabilityName` makes one. */
export type CapabilityName = string & {
    readonly [capabilityName]: true;
};
export type NameFault = 'not-a-string' | 'empty' | 'too-long' | 'separator' | 'dot-segment' | 'unseen' | 'disguised';
export type ParsedCapabilityName = {
    readonly ok: true;
    readonly name: CapabilityName;
} | {
    readonly ok: false;
    readonly fault: NameFault;
};
/** What is wrong, as the end of "the name …". */
export declare const nameFaultText: Readonly<Record<NameFault, string>>;
/** Reads a name of unknown origin and type. Pure; linear in at most 255 code units. */
export declare function parseCapabilityName(value: unknown): ParsedCapabilityName;
export {};
