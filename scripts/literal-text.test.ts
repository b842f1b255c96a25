/** Texts of the interface are in words or messages files, by locale: none is a literal in the code that uses it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { literalTexts } from './literal-text.ts'

const root = join(import.meta.dirname, '..')

/** Files of tests and Storybook. */
const isForTests = /\.(?:test|stories|samples|states)\.|test-helper|story-helpers/

const files = globSync(
  [
    'site/{app,chrome,islands,pages,session,ui}/**/*.tsx',
    'design-system/components/**/*.tsx',
    'server/features/**/*-mail{,s}.ts',
  ],
  { cwd: root },
).filter((file) => !isForTests.test(file))

const textsIn = (source: string) => literalTexts('part.tsx', source).map(({ text }) => text)

describe('Components, the application and mails contain no literal text', () => {
  it('reads all of them', () => {
    expect(files.length).toBeGreaterThan(200)
    for (const file of [
      'site/pages/home/hero.tsx',
      'site/app/layouts/portal-layout.tsx',
      'design-system/components/carousel/carousel.tsx',
      'server/features/bookings/booking-mail.ts',
    ])
      expect(files).toContain(file)
  })

  it('finds none', () => {
    const found = files.flatMap((file) =>
      literalTexts(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} ${text}`,
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['<p>Call us</p>', 'Call us'],
    ['<Badge>NEW</Badge>', 'NEW'],
    ['<Field label="email" />', 'email'],
    ['<img alt={`photo`} />', 'photo'],
    ['<p>{isDone ? "It is done" : words.open}</p>', 'It is done'],
    ['<p>{`${from} to ${to}`}</p>', 'to'],
    ["<p>{isFrom && 'from'} {fee}</p>", 'from'],
    ['const line = `Reference: ${reference}`', 'Reference:'],
    ["const heads = [{ head: 'Section', isFigure: true }]", 'Section'],
    ["const props = { label: 'day' }", 'day'],
    ["setError('name', 'Enter your name.')", 'Enter your name.'],
  ])('finds %s', (source, text) => {
    expect(textsIn(source)).toEqual([text])
  })

  it.each([
    '<p className="wide text">{words.text}</p>',
    '<a rel="noopener noreferrer" href="/pricing">{link.label}</a>',
    '<svg><path d="m3 6 5 5 5-5" /></svg>',
    "send({ type: 'choose slot', start })",
    "const isOpen = state.matches('other day') || event.key === 'Escape'",
    "throw new Error('The document has no #root')",
    "type Step = 'choose day' | 'choose slot'",
    "const heading = document.querySelector('main h1')",
    '<Field name="email" autoComplete="email" />',
  ])('ignores %s', (source) => {
    expect(textsIn(source)).toEqual([])
  })
})
