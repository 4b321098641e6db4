/** SHA-1 object id of a blob, 40 hexadecimal digits. */
export declare function blobId(bytes: Uint8Array): string;
