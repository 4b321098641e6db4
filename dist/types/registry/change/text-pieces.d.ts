/**
 * The pieces of `text` that `before` does not have in the same place from its beginning or its end. A piece
 * that is left out is, letter for letter, a piece of `before`.
 */
export declare function newPieces(text: Buffer, before: Buffer | null): readonly string[];
