import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainProps } from '../.storybook/prop-docs.ts'

const components = join(import.meta.dirname, '../design-system/components')

/** A prop of `file` as react-docgen returns it, corrected by `explainProps`. */
function explained(file: string, name: string, prop: Record<string, unknown>) {
  const info = JSON.stringify({ props: { [name]: prop } })
  const code = explainProps(`export const A = 1\n;A.__docgenInfo=${info}`, join(components, file))
  expect(code).toMatch(/^export const A = 1\n;A\.__docgenInfo=\{/)
  const { props } = JSON.parse(code.split('__docgenInfo=')[1]!) as { props: Record<string, Prop> }
  return props[name]!
}
interface Prop {
  description: string
  defaultValue?: { value: string }
  flowType?: { name: string; raw?: string; elements: { value: string }[] }
}

const unknown = { tsType: { name: 'unknown' } }
const values = ({ flowType }: Prop) => flowType?.elements.map(({ value }) => value).join(' | ')

test('a default has its own column', () => {
  const prop = explained('card/card.tsx', 'isFeatured', {
    tsType: { name: 'boolean' },
    description: 'Picked out, see {@link Card}. @default false',
  })
  expect(prop).toEqual({
    flowType: { name: 'boolean' },
    description: 'Picked out, see `Card`.',
    defaultValue: { value: 'false', computed: false },
  })
})

test.each([
  ['card/card.tsx', 'surface', "'plain' | 'sheet' | 'floating'"],
  ['heading/heading.tsx', 'tone', "'ink' | 'onBand'"],
  // Declared in another file of the folder.
  ['button/button.tsx', 'variant', "'primary' | 'secondary' | 'quiet' | 'onBand' | 'onBandOutline'"],
  // Imported under another name.
  ['stack/stack.tsx', 'gap', "'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'"],
  // By a named type, also of another component.
  ['avatar/avatar.tsx', 'tone', "'blue' | 'green' | 'red' | 'ink'"],
  ['testimonial-card/testimonial-card.tsx', 'bgColor', "'blue' | 'green' | 'red' | 'ink'"],
])('the variants of %s are listed: %s', (file, prop, wanted) => {
  expect(values(explained(file, prop, unknown))).toBe(wanted)
})

test('another type is printed as written', () => {
  expect(explained('header/header.tsx', 'entries', unknown).flowType).toEqual({
    name: 'readonly HeaderEntryData[]',
  })
  expect(explained('card/card.tsx', 'nothing', unknown).flowType).toEqual({ name: 'unknown' })
})

test('a union keeps its values', () => {
  const elements = [
    { name: 'literal', value: "'li'" },
    { name: 'literal', value: '2' },
    { name: 'literal', value: 'small' },
    { name: 'null' },
  ]
  const { flowType } = explained('card/card.tsx', 'as', { tsType: { name: 'union', elements } })
  expect(flowType?.elements).toEqual([
    { name: 'literal', value: "'li'" },
    { name: 'literal', value: '2' },
    { name: 'literal', value: "'small'" },
    { name: 'null' },
  ])
})

/** Every prop whose type is the keys of its styles. */
const byKeys = globSync('*/*.tsx', { cwd: components }).flatMap((file) =>
  [...readFileSync(join(components, file), 'utf8').matchAll(/^ {2}(\w+)\??: keyof typeof css\.\w+$/gm)].map(
    ([, prop]) => [file, prop!] as const,
  ),
)

test('such props exist', () => expect(byKeys.length).toBeGreaterThan(12))

test.each(byKeys)('the variants of %s, %s, are found', (file, prop) => {
  expect(explained(file, prop, unknown).flowType?.elements.length).toBeGreaterThan(1)
})
