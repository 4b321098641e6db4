// What a plain scalar is in the core schema of YAML 1.2. Our own, since the parser's gives up on numbers
// that it cannot hold, and those are numbers to other readers.

const coreNull = /^(?:null|Null|NULL|~)?$/;
const coreTrue = /^(?:true|True|TRUE)$/;
const coreFalse = /^(?:false|False|FALSE)$/;
const coreInteger = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const coreFloat = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const coreSpecial = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/**
 * What YAML 1.2 core makes of a plain scalar (its page "Tag Resolution"). A number too large to hold is
 * a number all the same: a digest of digits and one `e` is Infinity to a typed reader.
 */
export function typedValue(text: string): string | number | boolean | null {
  if (coreNull.test(text)) return null;
  if (coreTrue.test(text)) return true;
  if (coreFalse.test(text)) return false;
  if (coreInteger.test(text) || coreFloat.test(text)) return Number(text);
  const special = coreSpecial.exec(text);
  if (special === null) return text;
  if (special[1] === undefined) return Number.NaN;
  return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
