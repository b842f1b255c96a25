import { describe, expect, test } from 'vitest'
import { storedItems, type StoredItem } from './cookie-policy.ts'

const everything = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx,js}',
    '../../../design-system/{components,tokens}/**/*.{ts,tsx}',
    '../../../server/{platform,features}/**/*.ts',
    '../../../server/contract/**/*.ts',
    '!**/node_modules/**',
    '!**/dist/**',
    '!**/*.css.ts',
    '!../../e2e/**',
    '!**/*.{test,walk.test,stories,test-helper}.{ts,tsx}',
    '!**/story-helpers.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)
/** Shipped source files by path, without comments. */
const sources = Object.entries(everything).map(
  ([path, source]) => [path, source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const,
)

/** Value of a constant: `const KEY = 'theme'`, or an alias of one, in this file or exported by another. */
function textOf(name: string, source: string, path: string): string {
  const literal = new RegExp(`\\b${name}\\s*=\\s*'([^']+)'`)
  const here = literal.exec(source)?.[1]
  if (here) return here
  const other = new RegExp(`\\b${name}\\s*=\\s*([A-Z][A-Z_]+)\\b`).exec(source)?.[1]
  if (other) return textOf(other, source, path)
  const elsewhere = sources
    .map(([, each]) => new RegExp(`export const ${name} = '([^']+)'`).exec(each)?.[1])
    .find(Boolean)
  if (elsewhere) return elsewhere
  throw new Error(`${path} uses the storage key ${name}, whose value is unknown`)
}

/** All keys that the code uses in a storage. */
const keysIn = (storage: 'localStorage' | 'sessionStorage') => {
  const called = new RegExp(`${storage}\\.(?:get|set|remove)Item\\(\\s*(?:'([^']+)'|([\\w.]+))`, 'g')
  const named = new RegExp(
    `${storage}(?:\\.(?!(?:get|set|remove)Item\\b|clear\\b|key\\b|length\\b)(\\w+)|\\['([^']+)'\\])`,
    'g',
  )
  const direct = sources.filter(([path]) => !/(?:ui\/form\/drafts|ui\/tab-storage)\.ts$/.test(path))
  return direct.flatMap(([path, source]) => [
    ...[...source.matchAll(called)].map(([, text, name]) => text ?? textOf(name ?? '', source, path)),
    ...[...source.matchAll(named)].map(([, property, text]) => property ?? text ?? ''),
  ])
}

/** Keys of form drafts: `ui/form/drafts.ts` derives two keys from a form's name. */
const draftKeys = () =>
  sources.flatMap(([, source]) =>
    [...source.matchAll(/draftsOf<'\w+'>\('([\w-]+)'\)/g)].flatMap(([, form]) => [
      `${form}-draft`,
      `${form}-sent`,
    ]),
  )

/** Keys of `ui/tab-storage.ts`. */
const tabKeys = () =>
  sources.flatMap(([, source]) => [...source.matchAll(/tabItem\('([\w-]+)'\)/g)].map(([, key]) => key!))

/** Names of the cookies that the server sets. */
function cookies(): string[] {
  const cookieSource = sources.find(([path]) => path.endsWith('server/platform/http/cookies.ts'))?.[1] ?? ''
  const [, secure = '', plain = ''] = /sessionCookie = .*\? '([^']+)' : '([^']+)'/.exec(cookieSource) ?? []
  const hints = [...cookieSource.matchAll(/name: ([a-z]\w+),/gi)].map(([, name]) =>
    textOf(name ?? '', '', 'cookies.ts'),
  )
  return [secure, plain, ...hints]
}

const listed = (where: StoredItem['where']) =>
  storedItems
    .filter((item) => item.where === where)
    .map(({ key }) => key as string)
    .toSorted()

const unique = (keys: readonly string[]) => [...new Set(keys)].toSorted()

describe('the table of the cookie policy lists exactly what the code stores', () => {
  test('the glob matches the code', () => expect(sources.length).toBeGreaterThan(200))
  test('local storage', () => expect(unique(keysIn('localStorage'))).toEqual(listed('Local storage')))
  test('session storage', () =>
    expect(unique([...keysIn('sessionStorage'), ...draftKeys(), ...tabKeys()])).toEqual(
      listed('Session storage'),
    ))
  test('cookies', () => expect(unique(cookies())).toEqual(listed('Cookie')))

  test('no other browser storage is used: databases, caches, workers, cookies set by scripts', () => {
    const others = /\bindexedDB\b|\bcaches\.|serviceWorker\.register|cookieStore\b|document\.cookie\s*=/
    expect(sources.filter(([, source]) => others.test(source)).map(([path]) => path)).toEqual([])
  })

  test('storages are used by their full names, so that no key is missed', () => {
    const hidden =
      /(?:local|session)Storage(?!\s*\.|\[')|=\s*(?:window\.|globalThis\.)?(?:local|session)Storage\b(?!\s*[.[])/
    expect(sources.filter(([, source]) => hidden.test(source)).map(([path]) => path)).toEqual([])
  })
})
