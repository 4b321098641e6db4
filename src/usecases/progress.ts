// How a use case tells how far it is. It tells always; whether anybody is shown is the caller's business.

/** `what` in the plural ("packages"); `done` of `total` are finished. Called before each next one. */
export type Progress = (what: string, done: number, total: number) => void;
