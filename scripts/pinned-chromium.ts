/**
 * The Chromium of `@sparticuz/chromium`: a compressed headless shell for Linux x64, its libraries and one font. The
 * package itself unpacks into the system's temporary folder under one name for all versions, and disables the sandbox
 * and web security; so it is unpacked here, by version, and started with the arguments of `chromium.ts`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const packageEntry = () => createRequire(import.meta.url).resolve('@sparticuz/chromium')

export interface PinnedChromium {
  /** Path of the executable. */
  path: string
  /** Environment variables: its own libraries, and its own font instead of system fonts. */
  env: Readonly<Record<string, string>>
}

/** Unpacks the browser once for each version. `undefined` if the package has none for this machine. */
export function pinnedChromium(): PinnedChromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packageFolder = join(dirname(packageEntry()), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(import.meta.dirname, '../node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) unpack(join(packageFolder, 'bin'), folder)
  // Fontconfig uses this folder alone, so system fonts make no difference. Written each time: the folder may have moved.
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(join(folder, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(folder, 'fontconfig'))}</cachedir>
</fontconfig>
`,
  )
  return {
    path: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  }
}

/** Unpacks into a temporary folder and renames it, so that two processes can unpack at the same time. */
function unpack(packed: string, folder: string) {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const read = (file: string) => brotliDecompressSync(readFileSync(join(packed, file)))
  writeFileSync(join(partial, 'chromium'), read('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023.tar.br', 'fonts.tar.br'])
    run('tar', ['--extract', '--no-same-owner', '--directory', partial], read(archive))
  try {
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function run(command: string, args: readonly string[], input: Buffer) {
  const { status, error, stderr } = spawnSync(command, args, { input })
  if (status !== 0)
    throw new Error(
      `Chromium could not be unpacked: ${error?.message ?? String(stderr)}. CHROME_PATH names another one.`,
      { cause: error },
    )
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
