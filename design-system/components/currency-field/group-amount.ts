/**
 * Groups the digits of a typed amount in the Indian system, `1234567.5` as `12,34,567.5`. Invalid input is returned
 * unchanged, so that the parent can describe the error.
 */
export function groupAmount(typed: string): string {
  const bare = typed.trim().replace(/^₹\s*/, '').replaceAll(',', '')
  const [, whole, decimals = ''] = /^(\d+)(\.\d*)?$/.exec(bare) ?? []
  if (whole === undefined) return typed
  const digits = whole.replace(/^0+(?=\d)/, '')
  return digits.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',') + (decimals === '.' ? '' : decimals)
}
