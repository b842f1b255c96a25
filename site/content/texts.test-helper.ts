/** All strings in a value, for tests. */
export const textsOf = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : typeof content === 'object' && content !== null
      ? Object.values(content).flatMap(textsOf)
      : []

/** Sources of content files, by file name, for tests. */
export const sources = Object.entries(
  import.meta.glob<string>(
    [
      './**/*.ts',
      '../{app,chrome,islands,session,ui}/**/*words.ts',
      '../pages/**/*words.ts',
      '../pages/**/page.meta.ts',
      '../pages/tools/tool-meta.ts',
      '../app/screens.ts',
      '../pages/business-templates/definitions/*.ts',
      '../pages/business-templates/*/template.ts',
      '!**/*.test.ts',
      '!./texts.test-helper.ts',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).map(([path, source]) => [path.slice(2), source] as const)

export const sourcesBut = (file: string) => sources.filter(([name]) => name !== file)
