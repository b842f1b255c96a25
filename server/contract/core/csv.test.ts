import { describe, expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import type { CsvCell } from './csv.ts'

const write = async (cells: readonly CsvCell[], heading = 'Value') => {
  let text = ''
  for await (const part of writeCsv([{ heading, cell: (cell: CsvCell) => cell }], [cells])) text += part
  return text
}

/** The second line, without the byte order mark and the heading. */
const cellOf = async (cell: CsvCell) => (await write([cell])).slice('\uFEFFValue\r\n'.length, -2)

describe('a CSV file', () => {
  test('opens in Excel with ₹ and Hindi intact: it begins with a byte order mark', async () => {
    const text = await write(['₹1,25,000', 'सुनीता देवी'])
    const bytes = new TextEncoder().encode(text)
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes)).toBe(
      'Value\r\n"₹1,25,000"\r\nसुनीता देवी\r\n',
    )
  })

  test.each([
    '=1+1',
    '+91 98450 12345',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ])('never has a cell that a spreadsheet program runs: %j', async (text) => {
    const cell = await cellOf(text)
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
    expect(cell).toContain(text)
  })

  test('neutralises headings too', async () => {
    expect(await write([], '=A1')).toBe("\uFEFF'=A1\r\n")
  })

  test.each([
    ['Rao Textiles', 'Rao Textiles'],
    ['a=b', 'a=b'],
    ['Rao, Iyer & Co', '"Rao, Iyer & Co"'],
    ['the "new" rate', '"the ""new"" rate"'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    [' kept ', '" kept "'],
    ['="a,b"', `"'=""a,b"""`],
    [-12, '-12'],
    [0, '0'],
    [null, ''],
    ['', ''],
  ] as const)('writes %j as %s', async (cell, written) => {
    expect(await cellOf(cell)).toBe(written)
  })

  test('without rows has its headings', async () => {
    expect(await write([])).toBe('\uFEFFValue\r\n')
  })

  test('is written while it is read, in pieces of some kilobytes', async () => {
    let taken = 0
    async function* pages() {
      for (let page = 0; page < 1_000; page++) {
        taken++
        yield Array.from({ length: 20 }, (_, row) => `${page}-${row} ${'x'.repeat(80)}`)
      }
    }
    const columns = [{ heading: 'Value', cell: (cell: string) => cell }]
    let lines = 0
    let isFirst = true
    for await (const piece of writeCsv(columns, pages())) {
      if (isFirst) expect(taken).toBeLessThan(20)
      isFirst = false
      expect(piece.length).toBeLessThan(32 * 1024)
      lines += piece.split('\r\n').length - 1
    }
    expect(lines).toBe(20_001)
  })
})
