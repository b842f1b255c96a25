/**
 * `npm run new -- <name> [--group Content]`: creates a component's folder from a template that passes every check:
 * component, styles, story, types, docs, index. The name is in kebab-case, such as `price-tag`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Its group in Storybook's sidebar. */
    group: { type: 'string', default: 'Content' },
  },
})
const [name] = positionals
if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name it in kebab-case: npm run new -- price-tag')
  process.exit(1)
}
const folder = join(import.meta.dirname, '../design-system/components', name)
if (existsSync(folder)) {
  console.error(`${name} exists already: design-system/components/${name}`)
  process.exit(1)
}

const pascal = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const words = name.replaceAll('-', ' ')
const title = words[0]!.toUpperCase() + words.slice(1)

const files: Record<string, string> = {
  [`${name}.tsx`]: `
import type { ReactNode } from 'react'
import * as css from './${name}.css.ts'

export interface ${pascal}Props {
  /** The content. */
  children: ReactNode
}

/** What the ${words} is for, in one sentence. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={css.${camel(name)}}>{children}</div>
}
`,
  [`${name}.css.ts`]: `
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const ${camel(name)} = componentStyle({
  padding: vars.space.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  overflowWrap: 'anywhere',
})
`,
  [`${name}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${pascal} } from './index.ts'

const meta = {
  title: '${values.group}/${title}',
  component: ${pascal},
  tags: ['!autodocs', 'dark'],
  args: { children: '${title}' },
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${title}')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { children: 'Incomprehensibilities-of-retroactively-denotified-notifications' },
}

export const Hindi: Story = {
  args: { children: 'अनुपालन' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}
`,
  [`${name}.types.test.tsx`]: `
/** Props that the types reject: \`npm run types\` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ${pascal} } from './index.ts'

refused(
  // @ts-expect-error: \`children\` is required.
  <${pascal} />,
)
refused(
  // @ts-expect-error: no \`className\`: its styles cannot be overridden.
  <${pascal} className="loud">Words</${pascal}>,
)
`,
  [`${name}.mdx`]: `
import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import { ComponentSize } from '../../workbench/component-size.tsx'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${title}

What the ${words} is for.

<Canvas of={stories.Default} />
<Controls of={stories.Default} />

## When to use another

Similar components, and when to use them.

## Anatomy

One box with its content.

## Keyboard

It is not focusable.

## Screen reader

It is read in document order.

## Do, do not

- Do describe its purpose.

<Canvas of={stories.Default} />

- Do not leave this page unchanged.

## Size

<ComponentSize of="${name}" />
`,
  'index.ts': `export { ${pascal}, type ${pascal}Props } from './${name}.tsx'\n`,
}

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) {
  const path = join(folder, file)
  const options = await resolveConfig(path)
  writeFileSync(path, await format(`${text.trim()}\n`, { ...options, filepath: path }))
}
console.log(`design-system/components/${name} is created. Next:`)
console.log('  npm run storybook                  see it')
console.log('  npm run surface                    add it to the public surface')
console.log('  npm run bench -- --only sizes      measure it, for its page (after npm run build)')
console.log(`  npm run accessibility -- ${name}    run axe on it, for the accessibility page`)
console.log(`  npm run visual:update -- ${name}    accept its screenshots`)

function camel(kebab: string): string {
  return kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
