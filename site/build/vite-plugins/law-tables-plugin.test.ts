import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hsnEntries } from '@anupalan/server/compliance/hsn-rates'
import { describe, expect, test } from 'vitest'
import { lawTopics } from '../../content/legal/law-tables.ts'
import { lawTables } from './law-tables-plugin.ts'

const rows = lawTables('2026-11-21')
const of = (topic: string, law: string) => rows.find((row) => row.topic === topic && row.law === law)

describe('when the tables of the law were last checked', () => {
  test('every topic has at least one law, and each law once', () => {
    expect(new Set(rows.map(({ topic }) => topic))).toEqual(new Set(Object.keys(lawTopics)))
    expect(new Set(rows.map(({ topic, law }) => `${topic} ${law}`)).size).toBe(rows.length)
  })

  test('rows have the number of figures, and the dates of the oldest and the latest check', () => {
    expect(of('calendar', 'Companies Act 2013')).toEqual({
      topic: 'calendar',
      law: 'Companies Act 2013',
      figures: 5,
      toConfirm: 1,
      checked: { from: '2026-11-12', to: '2026-11-24' },
    })
    expect(of('hra', 'Income-tax Act 2025')).toMatchObject({
      figures: 1,
      toConfirm: 1,
      reviewBy: '2027-02-01',
    })
  })

  test.each([
    ['presumptive', 'Income-tax Act 2025'],
    ['capitalGains', 'Income-tax Act 1961'],
    ['taxDue', 'Income-tax Act 2025'],
    ['tdsInterest', 'Income-tax Act 1961'],
  ] as const)('the tables of %s are listed under %s', (topic, law) => {
    expect(of(topic, law)?.figures).toBeGreaterThan(2)
  })

  test('every entry of the HSN and SAC finder is counted', () => {
    const counted = rows
      .filter(({ topic }) => topic === 'hsnRates')
      .reduce((sum, { figures }) => sum + figures, 0)
    expect(counted).toBeGreaterThanOrEqual(hsnEntries.length)
  })

  test('every tool with rules but those without law counts the figures of its topic', () => {
    const tools = fileURLToPath(new URL('../../pages/tools', import.meta.url))
    const without = readdirSync(tools, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('/page.tsx'))
      .filter((path) => !readFileSync(join(tools, path), 'utf8').includes('topic="'))
    expect(without.toSorted()).toEqual(['amount-in-words/page.tsx', 'emi/page.tsx'])
  })

  test('rules that no table exports are included', () => {
    expect(of('gst', 'IGST Act 2017; CGST Act 2017')?.figures).toBe(1)
    expect(rows.filter(({ topic }) => topic === 'identifiers').map(({ law }) => law)).toContain(
      'CGST Rules 2017',
    )
  })
})
