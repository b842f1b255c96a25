import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The modules that a path covers, row by row. */
function modulesOf({ size, path }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}

const uri = 'otpauth://totp/Anupalan:asha?issuer=Anupalan&secret=JBSWY3DPEHPK3PXP'

it('has a quiet zone of four modules, and a finder pattern in three corners', () => {
  const rows = modulesOf(qrPath(uri))
  const quiet = '.'.repeat(rows.length)
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array.from({ length: 8 }, () => quiet))
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7))
  const end = rows.length - 11
  expect([corner(4, 4), corner(4, end), corner(end, 4)]).toEqual([finder, finder, finder])
})

it('differs for another secret, and contains no inline style', () => {
  expect(qrPath(uri).path).not.toBe(qrPath(`${uri}X`).path)
  expect(qrPath(uri).path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
})
