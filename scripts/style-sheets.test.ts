/** What holds for every style sheet, where a screenshot shows none of it: motion, touch, and rules without scripts. */
import { createCompiler } from '@vanilla-extract/compiler'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Declaration {
  /** `design-system/components/menu/menu.css.ts`. */
  file: string
  /** Conditions around the rule, without layers. */
  conditions: string
  selector: string
  property: string
  value: string
}

/** Selectors have a class for each part of a sheet, in order: `.menu__fff5k12`. */
let declarations: Declaration[]

function read(file: string, css: string): Declaration[] {
  const found: Declaration[] = []
  const open: string[] = []
  const add = (text: string) => {
    const [, property, value] = /^([\w-]+):\s*([^]+)$/.exec(text.trim()) ?? []
    if (property === undefined || value === undefined) return
    const conditions = open.slice(0, -1).filter((at) => !at.startsWith('@layer'))
    found.push({ file, conditions: conditions.join(' '), selector: open.at(-1) ?? '', property, value })
  }
  for (const [, text = '', end] of css.matchAll(/((?:"[^"]*"|[^{};"])*)([{};])/g))
    if (end === '{') open.push(text.trim())
    else {
      add(text)
      if (end === '}') open.pop()
    }
  return found
}

beforeAll(async () => {
  const compiler = createCompiler({ root, identifiers: 'debug' })
  const files = globSync('{design-system,site}/**/*.css.ts', {
    cwd: root,
    exclude: (path) => /node_modules|\bdist\b/.test(path),
  })
  const sheets: Declaration[] = []
  for (const file of files.toSorted()) {
    await compiler.processVanillaFile(join(root, file))
    sheets.push(...read(file, compiler.getCssForFile(join(root, file)).css))
  }
  await compiler.close()
  declarations = sheets
})

const where = (property: RegExp) => declarations.filter((at) => property.test(at.property))
const inRem = (value: string) => Number(/^([\d.]+)rem$/.exec(value)?.[1] ?? Number.NaN)

test('the sheets are read', () => {
  expect(new Set(declarations.map(({ file }) => file)).size).toBeGreaterThan(100)
  expect(declarations.length).toBeGreaterThan(5000)
})

const sheetName = (file: string) => file.replace(/^.*\/|\.css\.ts$/g, '')
/** Sorted, without repetitions. */
const bySheet = (found: readonly (readonly [file: string, what: string])[]) =>
  Object.fromEntries(
    [...Map.groupBy(found, ([file]) => sheetName(file))].map(([sheet, all]) => [
      sheet,
      [...new Set(all.map(([, what]) => what))].toSorted(),
    ]),
  )
const isOf = (part: string) => (at: Declaration) => new RegExp(`\\${part}(?![\\w-])`).test(at.selector)
const isIn = (sheet: string) => (at: Declaration) => sheetName(at.file) === sheet

describe('motion', () => {
  test('is only for visitors who do not ask for less of it', () => {
    const moves = where(/^(?:transition|animation)/).filter(({ value }) => value !== 'none')
    expect(moves.length).toBeGreaterThan(40)
    for (const { file, selector, conditions } of moves)
      expect(`${file} ${selector} ${conditions}`).toContain('(prefers-reduced-motion: no-preference)')
  })

  test('lasts as long as a token, unless it goes round until something is ready', () => {
    for (const { file, value } of where(/^(?:transition|animation)$/)) {
      const times = value.split(/,\s*(?![^(]*\))/).filter((part) => part !== 'none')
      for (const time of times)
        expect(`${file}: ${time}`).toMatch(/ var\(--duration-\w+\)| (?:1|1\.2|1\.6)s .*infinite$/)
    }
    for (const { file } of where(/^(?:transition|animation)-duration$/)) expect(file).toBe('')
  })

  // The tokens say for what each is: hover and press of a control, a part that comes or goes, the menu, the press.
  test('of a control and of what goes is quick, of what comes settles; menu and press are for one part each', () => {
    for (const { file, value } of where(/^transition$/))
      for (const [, token] of value.matchAll(/var\(--duration-(\w+)\)/g))
        expect(`${sheetName(file)} ${token}`).toMatch(/ quick$|^header menu$/)
    const durations = where(/^animation$/).flatMap(({ file, selector, value }) => {
      const token = /var\(--duration-(\w+)\)/.exec(value)?.[1]
      const name = sheetName(file) + (selector.includes('[data-exiting]') ? ', leaving' : '')
      return token === undefined ? [] : [`${name}: ${token}`]
    })
    expect([...new Set(durations)].toSorted()).toEqual([
      'carousel: settle',
      'cookie-banner: settle',
      'dialog, leaving: quick',
      'dialog: settle',
      'header: menu',
      'popover: quick',
      'side-menu: press',
      'toast: settle',
      'tooltip: quick',
    ])
  })

  test('of each sheet is over these properties', () => {
    const changing = where(/^transition$/).flatMap(({ file, value }) =>
      value.split(',').map((part) => [file, part.trim().split(' ')[0]!] as const),
    )
    expect(bySheet(changing)).toEqual({
      button: ['background-color', 'border-color', 'color'],
      calendar: ['background-color'],
      carousel: ['background-color', 'border-color', 'color'],
      disclosure: ['rotate'],
      'drop-zone': ['background-color', 'border-color'],
      'feedback-button': ['background-color', 'opacity'],
      field: ['border-color'],
      footer: ['text-decoration-color'],
      header: [
        'box-shadow',
        'display',
        'inset-block-start',
        'overlay',
        'padding',
        'rotate',
        'text-decoration-color',
        'translate',
      ],
      menu: ['rotate'],
      'progress-circle': ['stroke-dasharray'],
      'radio-group': ['background-color'],
      'side-menu': ['background-color', 'border-color'],
      'slot-picker': ['background-color'],
      tabs: ['color'],
      'tag-group': ['background-color', 'border-color', 'color'],
    })
  })

  test('along the line is mirrored from right to left', () => {
    const along = (value: string) => /^(?!0 |0$|none)\S/.test(value)
    const reverses = (property: string) => new RegExp(`^(?:${property})$`)
    for (const { selector } of where(/^translate$/).filter(
      (at) => at.selector.startsWith('.') && along(at.value) && !at.selector.includes(':dir(rtl)'),
    ))
      expect(
        where(reverses('translate')).map((at) => at.selector),
        selector,
      ).toContain(`${selector}:dir(rtl)`)
    const mirrored = declarations.filter(({ selector }) => selector.includes(':dir(rtl)'))
    expect(bySheet(mirrored.map((at) => [at.file, `${at.property}: ${at.value}`]))).toEqual({
      'bar-chart': ['scale: -1 1'],
      calendar: ['transform: scaleX(-1)'],
      carousel: ['transform: scaleX(-1)'],
      header: [expect.stringMatching(/^animation-name: .*slideInMirrored/), 'translate: -100% 0'],
      home: ['rotate: -45deg'],
      'progress-bar': ['animation-direction: reverse'],
      'side-menu': [expect.stringMatching(/^animation-name: .*pullMirrored/)],
      'star-rating': ['transform: scaleX(-1)'],
      toast: ['translate: calc(-1 * var(--toast-swiped))'],
    })
    const slides = where(/^translate$/).filter(({ conditions }) => conditions.startsWith('@keyframes'))
    expect(slides.length).toBeGreaterThan(6)
  })
})

describe('targets', () => {
  /** The search field's own button, and a box whose label is pressed with it. */
  const smaller = /search-cancel-button|\.checkbox__/

  test('with a size of their own have 44 px by touch, and never less than 24 px', () => {
    const pressed = new Set(
      where(/^cursor$/)
        .filter(({ value }) => value === 'pointer')
        .map(({ selector }) => selector),
    )
    const sizes = where(/^(?:min-)?(?:inline|block)-size$/).filter(({ selector }) => pressed.has(selector))
    expect(sizes.length).toBeGreaterThan(20)
    for (const { selector, conditions, property, value } of sizes) {
      const size = inRem(value)
      if (Number.isNaN(size) || size === 0 || smaller.test(selector)) continue
      expect(size, `${selector} ${property} ${conditions}`).toBeGreaterThanOrEqual(1.5)
      const byTouch = sizes.filter(
        (at) => at.selector === selector && at.property === property && at.conditions.includes('coarse'),
      )
      const largest = Math.max(size, ...byTouch.map((at) => inRem(at.value)))
      expect(largest, `${selector} ${property}`).toBeGreaterThanOrEqual(2.75)
    }
  })

  test('grow to 44 px by touch in these sheets', () => {
    const byTouch = where(/-size$/).filter(({ conditions }) => conditions.includes('coarse'))
    expect(bySheet(byTouch.map((at) => [at.file, `${at.property}: ${at.value}`]))).toEqual({
      'data-table': ['min-block-size: 2.75rem'],
      'drop-zone': ['min-block-size: 2.75rem'],
      menu: ['block-size: 2.75rem', 'inline-size: 2.75rem'],
      popover: ['min-block-size: 2.75rem'],
      'tag-group': ['inline-size: 2.75rem', 'min-block-size: 2.75rem'],
    })
  })
})

// `site/e2e/pages.test.ts` tests in every page that no control is shown that does nothing.
test('what is shown without scripts is hidden with them, and its sheet hides something instead', () => {
  const displays = where(/^display$/)
  const without = displays.filter(({ conditions }) => conditions.includes('(scripting: none)'))
  const shown = without.filter(({ value }) => value !== 'none')
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const { file, selector } of shown) {
    const withScripts = displays.filter((at) => at.selector === selector && at.conditions === '')
    expect([selector, ...withScripts.map(({ value }) => value)]).toEqual([selector, 'none'])
    const hidden = without.filter((at) => at.file === file && at.value === 'none')
    expect([file, hidden.length > 0]).toEqual([file, true])
  }
})

test('what has a class and is hidden is shown by another rule', () => {
  const displays = where(/^display$/)
  const hidden = displays.filter(
    (at) => at.value === 'none' && /^\.[\w-]+$/.test(at.selector) && !at.conditions,
  )
  expect(hidden.length).toBeGreaterThan(20)
  for (const { file, selector } of hidden) {
    const shown = displays.filter((at) => at.value !== 'none' && isOf(selector)(at))
    expect([file, selector, shown.length > 0]).toEqual([file, selector, true])
  }
})

test('a control that is not drawn covers what is drawn for it, so that all of it can be pressed', () => {
  const covers = where(/^opacity$/)
    .filter(({ value, selector }) => value === '0' && selector.startsWith('.'))
    .map(({ selector }) => declarations.filter((at) => at.selector === selector && at.conditions === ''))
    .filter((rule) => rule.some(({ property, value }) => property === 'cursor' && value === 'pointer'))
  expect(covers.length).toBeGreaterThanOrEqual(3)
  for (const rule of covers) {
    const of = (property: string) => rule.find((at) => at.property === property)?.value
    expect([rule[0]?.file, of('position')]).toEqual([rule[0]?.file, 'absolute'])
    expect([rule[0]?.file, of('inline-size'), of('block-size')]).toEqual([rule[0]?.file, '100%', '100%'])
  }
})

test('while recovery codes are shown, nothing else is printed', () => {
  const inPrint = declarations.filter((at) => isIn('account')(at) && at.conditions === '@media print')
  const hidden = inPrint.filter(({ property, value }) => property === 'display' && value === 'none')
  expect(hidden.map(({ selector }) => selector)).toContainEqual(
    expect.stringMatching(/^body:has\((\.\S+)\) \*:not\(:has\(\1\), \1, \1 \*\)$/),
  )
})
