import { defaultMailColours } from '@anupalan/server/contract'
import { expect, test } from 'vitest'
import { letterAsHtml, type Letter } from './letter.ts'

const letter: Letter = {
  heading: 'Your meeting is booked',
  paragraphs: ['We look forward to it.'],
  facts: [['When', 'Monday']],
  links: [{ text: 'Change it', href: 'https://example.in/booking' }],
  from: ['Rao & Associates'],
}

const hexIn = (html: string) => [...new Set(html.match(/#[0-9a-f]{6}\b/gi))].toSorted()

test('a letter has the colours of the practice, and no others', () => {
  const colours = {
    ink: '#000001',
    inkQuiet: '#000002',
    rule: '#000003',
    paper: '#000004',
    sheet: '#000005',
    accent: '#000006',
  }
  expect(hexIn(letterAsHtml(letter, { name: 'Rao & Associates', colours }))).toEqual(Object.values(colours))
})

test('a practice without colours gets black on white', () => {
  expect(hexIn(letterAsHtml(letter, { name: 'Rao & Associates' }))).toEqual(
    [...new Set(Object.values(defaultMailColours))].toSorted(),
  )
})

test('a letter begins with the name of the practice, and keeps its colours in a dark mail program', () => {
  const html = letterAsHtml(letter, { name: 'Rao & Associates' })
  expect(html.indexOf('Rao &amp; Associates')).toBeLessThan(html.indexOf('<h1'))
  expect(html).toContain('<meta name="color-scheme" content="light only">')
})

test('an address among the facts is a link that breaks within a narrow letter', () => {
  const html = letterAsHtml(
    { ...letter, facts: [['Where', 'Video call\nhttps://meet.example.in/aB3&x']] },
    { name: 'Rao & Associates' },
  )
  expect(html).toMatch(
    /<td style="[^"]*overflow-wrap:anywhere">Video call<br><a href="https:\/\/meet\.example\.in\/aB3&amp;x"/,
  )
})
