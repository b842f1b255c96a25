/**
 * The accepted e-mail addresses: a dotted local part, `@`, and a domain of at least two labels, in any script (such as
 * `लेखा@उदाहरण.भारत`). Quoted local parts and hosts without a dot are rejected: in a form they are mistakes.
 */
const local = String.raw`[^\s@.,:;"()<>\[\]\\]+(?:\.[^\s@.,:;"()<>\[\]\\]+)*`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`(?:[xX][nN]--[a-zA-Z0-9-]{1,59}|\p{L}[\p{L}\p{M}]{1,62})`

export const emailPattern = new RegExp(String.raw`^(?=[^@]{1,64}@)${local}@(?:${label}\.)+${topLevel}$`, 'u')

export const isEmail = (text: string) => emailPattern.test(text)
