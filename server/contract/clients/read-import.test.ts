import { describe, expect, test } from 'vitest'
import { encodeBase64 } from '../core/base64.ts'
import { clientImportRule, importMessages, importTemplate } from './import-rules.ts'
import { compareImport, readImport } from './read-import.ts'

const headings = 'Name,PAN,GSTIN,Constitution,GST returns,State,Income tax return,Advance tax'
const rest = 'Proprietorship,Monthly returns,Karnataka,"Business or profession, no audit",None'
const rowOf = (name: string, pan = '', gstin = '') => [name, pan, gstin, rest].join(',')
const textOf = (...rows: string[]) => [headings, ...rows].join('\r\n')

const read = (text: string) => {
  const found = readImport(encodeBase64(text))
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const problemOf = (text: string) => readImport(encodeBase64(text))
const nobody = { holders: { gstin: new Map(), pan: new Map(), name: new Map() }, staff: [] }

describe('a file of clients', () => {
  test.each([
    ['a byte order mark', `\uFEFF${textOf(rowOf('Rao Textiles'))}`],
    ['a line feed alone', textOf(rowOf('Rao Textiles')).replaceAll('\r\n', '\n')],
    ['blank lines and a line end', `${textOf(rowOf('Rao Textiles'))}\r\n,,,,,,,\r\n\r\n`],
    ['quoted fields', textOf(rowOf('"Rao Textiles"', '"abcpr 1234f"'))],
    [
      'semicolons',
      `${headings.replaceAll(',', ';')}\r\nRao Textiles;;;Proprietorship;Monthly returns;29;Business or profession, no audit;None`,
    ],
    [
      'the separator in its first line',
      `sep=;\r\n${headings.replaceAll(',', ';')}\r\nRao Textiles;;;Proprietorship;monthly;Karnataka;business;none`,
    ],
    ['headings in other letters', textOf(rowOf('Rao Textiles')).replace('GST returns', ' gst  RETURNS *')],
  ])('is read with %s', (_what, text) => {
    const { rows } = read(text)
    expect(rows).toMatchObject([{ row: 2, name: 'Rao Textiles', problems: [] }])
    expect(rows[0]?.client?.profile).toMatchObject({
      gst: 'monthly',
      state: '29',
      filing: 'business',
      advanceTax: 'none',
      turnover: 'unknown',
      payroll: [],
    })
  })

  test('may have names in Hindi, with quotation marks, and formulas, which stay text', () => {
    const { rows } = read(textOf(rowOf('राव परिवार'), rowOf('"Rao ""Silk"" & Sons"'), rowOf('=HYPERLINK(1)')))
    expect(rows.map(({ client }) => client?.profile.name)).toEqual([
      'राव परिवार',
      'Rao "Silk" & Sons',
      '=HYPERLINK(1)',
    ])
  })

  test('takes the PAN and the state from the GSTIN', () => {
    const { rows } = read(textOf(rowOf('Rao', '', '29ABCPR1234F1ZU').replace('Karnataka', '')))
    expect(rows[0]?.client).toMatchObject({ pan: 'ABCPR1234F', profile: { state: '29' } })
  })

  test('takes the number that a spreadsheet program makes of a state, and several registrations', () => {
    const { rows } = read(
      `${headings},Payroll,Deducts tax at source\r\n${rowOf('Rao').replace('Karnataka', '9')},"ESI, Provident fund",yes`,
    )
    expect(rows[0]?.client?.profile).toMatchObject({ state: '09', payroll: ['esi', 'pf'], tdsDeductor: true })
  })

  test.each([
    [rowOf('Rao', '', '29ABCPR1234F1ZA'), 'GSTIN', /^The check character is “A”, but it should be “U”/],
    [rowOf('Rao', 'ABCPR1234'), 'PAN', /^A PAN has 10 characters; this has 9/],
    [rowOf('R'), 'Name', /^Client name must be at least 2 characters/],
    [
      rowOf('Rao').replace('Proprietorship', 'Shop'),
      'Constitution',
      /^“Shop” is not known. Use one of: Indiv/,
    ],
    [rowOf('Rao').replace('Karnataka', 'Mysore'), 'State', /^“Mysore” is no state/],
    [rowOf('Rao').replace('Karnataka', ''), 'State', /^Please choose a state/],
    [rowOf('"Rao\r\nTextiles"'), 'Name', /^There is a line break/],
    [`${rowOf('Rao')},,,more`, '', /^There are more cells than headings/],
  ])('has an error in %j at %j', (row, column, message) => {
    const { rows } = read(textOf(rowOf('Another'), row))
    expect(rows[1]).toMatchObject({ row: 3, problems: [{ column, message: expect.stringMatching(message) }] })
    expect(rows[1]?.client).toBeUndefined()
  })

  test('whose quotation mark is never closed gets an error, and not a client with half the file as a name', () => {
    const { rows } = read(
      textOf(rowOf('One'), rowOf('"Two'), rowOf('Three'), rowOf('Four')).replaceAll(
        '"Business or profession, no audit"',
        'business',
      ),
    )
    expect(rows.flatMap(({ client }) => client?.profile.name ?? [])).toEqual(['One'])
    expect(rows.at(-1)?.problems).toMatchObject([{ message: importMessages.lines }])
  })

  test('lists columns that are not read', () => {
    expect(read(`${headings},Phone\r\n${rowOf('Rao')},98450`).unread).toEqual(['Phone'])
  })

  test('compares a row without an identifier by its name, also with an earlier one that has an identifier', () => {
    const { check } = compareImport(
      read(textOf(rowOf('One', 'ABCPR1234F'), rowOf('one'), rowOf('One', 'AAAFZ5678K'))),
      nobody,
    )
    expect(check.rows.map(({ result, duplicate }) => [result, duplicate])).toEqual([
      ['new', null],
      ['duplicate', { by: 'name', name: 'One', row: 2 }],
      ['new', null],
    ])
  })

  test('has no client twice', () => {
    const twice = read(
      textOf(rowOf('One', 'AAAFZ5678K'), rowOf('Two', 'aaafz5678k'), rowOf('Three'), rowOf('THREE')),
    )
    const { check, clients } = compareImport(twice, nobody)
    expect(check.rows.map(({ duplicate }) => duplicate)).toEqual([
      null,
      { by: 'pan', name: 'One', row: 2 },
      null,
      { by: 'name', name: 'Three', row: 4 },
    ])
    expect(clients.map(({ row }) => row)).toEqual([2, 4])
  })

  test('with as many rows as may be is read, and with one more refused', () => {
    const many = Array.from({ length: clientImportRule.maxRows }, (_, index) => rowOf(`Client ${index}`))
    expect(read(textOf(...many)).rows).toHaveLength(clientImportRule.maxRows)
    expect(problemOf(textOf(...many, rowOf('One more')))).toEqual({
      problem: importMessages.manyRows(clientImportRule.maxRows + 1),
    })
  })

  test.each([
    ['nothing', '', importMessages.empty],
    ['white space', ' \r\n', importMessages.empty],
    ['headings alone', headings, importMessages.noRows],
    ['a letter', 'Dear all,\nplease find attached', importMessages.headings],
    ['no names', headings.replace('Name', 'Who'), importMessages.noName],
    ['a heading twice', `${headings},State\n`, importMessages.twice('State')],
    ['an Excel workbook', 'PK\u0003\u0004xl/workbook.xml', importMessages.workbook],
    ['binary data', 'Name\0PAN', importMessages.notCsv],
  ])('with %s is refused', (_what, text, problem) => {
    expect(problemOf(text)).toEqual({ problem })
  })

  test('in another encoding than UTF-8 is refused', () => {
    expect(readImport(btoa(`${headings}\nCaf\u00E9`))).toEqual({ problem: importMessages.encoding })
    expect(readImport(btoa('\u00FF\u00FEN\0'))).toEqual({ problem: importMessages.encoding })
    expect(readImport('A')).toEqual({ problem: importMessages.damaged })
  })

  test('begins as the template, which has all headings', async () => {
    const template = await importTemplate()
    expect(problemOf(template)).toEqual({ problem: importMessages.noRows })
    expect(read(`${template}${rowOf('Rao')}`).unread).toEqual([])
  })
})
