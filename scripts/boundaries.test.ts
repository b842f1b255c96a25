/** Import boundaries between packages. Each forbidden import is written to a file and must be rejected by lint. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const workspace = mkdtempSync(join(tmpdir(), 'boundaries-'))

const forbidden = [
  ['design-system/components/button/button.tsx', '@anupalan/server/contract'],
  ['design-system/components/button/button.tsx', '@anupalan/site'],
  ['design-system/components/button/button.tsx', '@anupalan/mock-api'],
  ['design-system/components/button/button.tsx', '../../../server/contract/index.ts'],
  ['design-system/components/button/button.tsx', 'react-router-dom'],
  ['site/pages/home/page.tsx', '@anupalan/mock-api'],
  ['site/pages/home/page.tsx', '@anupalan/server/app'],
  ['site/pages/home/page.tsx', '@anupalan/server/conformance'],
  ['site/pages/home/page.tsx', '../../../design-system/components/button/button.tsx'],
  ['site/pages/home/page.tsx', '../../../mock-api/index.ts'],
  ['site/pages/home/page.tsx', '../../app/routes.tsx'],
  ['site/pages/home/page.tsx', 'react-router-dom'],
  ['site/app/client/dashboard/screen.tsx', '../../../pages/home/hero.tsx'],
  ['site/app/routes.tsx', '@anupalan/mock-api'],
  ['site/app/routes.tsx', '@anupalan/server/app'],
  ['site/app/routes.tsx', '../../design-system/components/button/button.tsx'],
  ['site/chrome/site-footer.tsx', 'react-router-dom'],
  ['site/session/session.tsx', 'react-router-dom'],
  ['site/session/require-access.tsx', '@anupalan/server/app'],
  ['site/content/firm.ts', '../pages/home/hero.tsx'],
  ['site/content/firm.ts', '../app/routes.tsx'],
  ['site/content/firm.ts', '../chrome/flash.ts'],
  ['site/content/firm.ts', '@anupalan/mock-api'],
  ['site/content/firm.ts', 'react-router-dom'],
  ['site/islands/hydrate.ts', '../pages/home/hero.tsx'],
  ['site/islands/hydrate.ts', '../app/app.tsx'],
  ['site/islands/hydrate.ts', '../chrome/toasts/toasts.ts'],
  ['site/islands/hydrate.ts', '../content/firm.ts'],
  ['site/islands/hydrate.ts', 'react-router-dom'],
  ['site/development.ts', '@anupalan/server/app'],
  ['site/development.ts', 'react-router-dom'],
  ['mock-api/handlers/enquiries.ts', '@anupalan/site'],
  ['mock-api/handlers/enquiries.ts', '@anupalan/server/app'],
  ['mock-api/handlers/enquiries.ts', '@anupalan/design-system/button'],
  ['mock-api/handlers/enquiries.ts', '../../server/contract/index.ts'],
  ['server/features/enquiries/feature.ts', '@anupalan/site'],
  ['server/features/enquiries/feature.ts', '@anupalan/mock-api'],
  ['server/features/enquiries/feature.ts', '../../../site/content/firm.ts'],
  ['server/platform/http/api-router.ts', '../../features/enquiries/feature.ts'],
  ['server/platform/http/api-router.ts', '../../features.ts'],
  ['server/features/enquiries/send-enquiry.ts', '../bookings/queries.ts'],
  ['server/features/enquiries/send-enquiry.ts', '../../features.ts'],
  ['server/features/enquiries/send-enquiry.ts', '../../features/bookings/queries.ts'],
  ['server/features/accounts/staff/invitations.ts', '../../bookings/queries.ts'],
  ['server/features/accounts/staff/invitations.ts', '../../../features.ts'],
  ['server/contract/enquiries/endpoints.ts', '../platform/database/database.ts'],
  ['server/contract/enquiries/endpoints.ts', 'node:fs'],
  ['server/contract/enquiries/endpoints.ts', '@anupalan/design-system/button'],
  ['server/contract/enquiries/schema.ts', '../../../site/content/firm.ts'],
  ['server/contract/core/text.ts', '../../features/enquiries/feature.ts'],
  ['server/compliance/ist.ts', '../features/enquiries/feature.ts'],
  ['server/compliance/ist.ts', '../../site/content/firm.ts'],
  ['server/compliance/ist.ts', 'express'],
] as const

const allowed = [
  ['design-system/components/button/button.tsx', '../../tokens/media.ts'],
  ['site/pages/home/page.tsx', '@anupalan/design-system/button'],
  ['site/pages/home/page.tsx', '@anupalan/server/contract'],
  ['site/pages/home/page.tsx', '@anupalan/server/compliance/ist'],
  ['site/pages/home/page.tsx', '../../chrome/page-frame.tsx'],
  ['site/app/routes.tsx', 'react-router-dom'],
  ['site/app/layouts/portal-layout.tsx', '../../chrome/page-frame.tsx'],
  ['site/session/require-access.tsx', 'react-router-dom'],
  ['site/session/redirect-signed-in.tsx', 'react-router-dom'],
  ['site/pages/services/page.meta.ts', '../../build/seo/structured-data.ts'],
  ['site/content/legal/legal-page.ts', '../prose.ts'],
  ['site/content/service-pages/gst-filing.ts', '../../ui/read-date.ts'],
  ['site/islands/root.tsx', 'react-dom/client'],
  ['site/development.ts', '@anupalan/mock-api/browser'],
  ['mock-api/handlers/enquiries.ts', '@anupalan/server/contract'],
  ['server/features/enquiries/feature.ts', '../../contract/index.ts'],
  ['server/features/enquiries/feature.ts', '../../platform/feature.ts'],
  ['server/features/enquiries/feature.ts', './migrations/0002-enquiries.ts'],
  ['server/features/accounts/staff/invitations.ts', '../queries.ts'],
  ['server/features/accounts/staff/invitations.ts', '../../../platform/context.ts'],
  ['server/platform/http/api-router.test.ts', '../../features.ts'],
  ['server/contract/bookings/meetings.ts', '../site/site-files.ts'],
] as const

/** Lints all imports in one run: each file once, with one import a line. @returns the rejected ones */
function lintImports(): ReadonlySet<string> {
  const byFile = Map.groupBy([...forbidden, ...allowed], ([file]) => file)
  for (const [file, imports] of byFile) {
    const path = join(workspace, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, imports.map(([, imported]) => `export * from '${imported}'\n`).join(''))
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--config', '.oxlintrc.json', '--format', 'unix', ...byFile.keys()],
    { cwd: workspace, encoding: 'utf8' },
  )
  return new Set(
    [...stdout.matchAll(/^(.+?):(\d+):.*no-restricted-imports/gm)].map(
      ([, file, line]) => `${file} ${byFile.get(file as never)?.[Number(line) - 1]?.[1]}`,
    ),
  )
}

describe('A circle of imports', () => {
  beforeAll(() => copyFileSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json')))

  it.each(['type ', ''])('is rejected, with `import %s{ … }`', (kind) => {
    const folder = join(workspace, 'server/platform')
    mkdirSync(folder, { recursive: true })
    const [one, other] = [join(folder, 'one.ts'), join(folder, 'other.ts')]
    writeFileSync(one, `import ${kind}{ Other } from './other.ts'\nexport class One { other?: Other }\n`)
    writeFileSync(other, `import ${kind}{ One } from './one.ts'\nexport class Other { one?: One }\n`)
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--config', '.oxlintrc.json', '--format', 'unix', 'server/platform'],
      { cwd: workspace, encoding: 'utf8' },
    )
    rmSync(one)
    rmSync(other)
    expect(stdout.split('\n').filter((line) => line.includes('no-cycle'))).toHaveLength(2)
  })
})

describe('The path of a file determines what it may import', () => {
  let rejected: ReadonlySet<string>
  beforeAll(() => {
    copyFileSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'))
    rejected = lintImports()
  })
  afterAll(() => rmSync(workspace, { recursive: true }))

  it.each(forbidden)('%s may not import %s', (file, imported) => {
    expect(rejected).toContain(`${file} ${imported}`)
  })

  it.each(allowed)('%s may import %s', (file, imported) => {
    expect(rejected).not.toContain(`${file} ${imported}`)
  })

  it.each([
    '@anupalan/design-system/components/button/button.tsx',
    '@anupalan/server/platform/database/database.ts',
    '@anupalan/server/features/enquiries/feature.ts',
    '@anupalan/server/contract/conformance/samples',
    '@anupalan/server/contract/core/text.ts',
    '@anupalan/mock-api/handlers/enquiries.ts',
  ])('%s is not in its package’s exports', async (specifier) => {
    await expect(import(/* @vite-ignore */ specifier)).rejects.toThrow(/is not exported|Cannot find package/)
  })
})
