/**
 * Groups the digits of a typed amount as India writes them, `1234567.5` as `12,34,567.5`. What is no plain amount stays
 * as it was typed, so that its owner can say what is wrong with it.
 */
export function groupAmount(typed: string): string {
  const bare = typed.trim().replace(/^₹\s*/, '').replaceAll(',', '')
  const [, whole, decimals = ''] = /^(\d+)(\.\d*)?$/.exec(bare) ?? []
  if (whole === undefined) return typed
  const digits = whole.replace(/^0+(?=\d)/, '')
  return digits.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',') + (decimals === '.' ? '' : decimals)
}
