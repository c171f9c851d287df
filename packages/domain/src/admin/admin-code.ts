/** Shortest admin code an owner may choose: 19 characters of base 64 carry 112 bits. */
export const adminCodeLength = { min: 19, max: 200 } as const;

/** Fewer different characters than this cannot carry 112 bits in any usual length. */
const leastDifferentCharacters = 8;
const placeholders = /change-?me|change-?this|^example|placeholder|^your-/i;

/** Whether a configured admin code is a real secret: long, varied, and not copied from an instruction. */
export const isStrongAdminCode = (code: string): boolean =>
  code.length >= adminCodeLength.min &&
  new Set(code).size >= leastDifferentCharacters &&
  !placeholders.test(code);
