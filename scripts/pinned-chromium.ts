/**
 * The Chromium that `@sparticuz/chromium` carries: a headless shell for Linux x64, its libraries and one font, packed.
 * The package unpacks into the system's folder for temporary files under one name for all versions, and turns off the
 * sandbox and web security; so it is unpacked here, by version, and started by the arguments of `chromium.ts`.
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
  /** What it needs in its environment: its own libraries, and its own font in place of the machine's. */
  env: Readonly<Record<string, string>>
}

/** Unpacks the browser once for each version. `undefined` where the package has none for this machine. */
export function pinnedChromium(): PinnedChromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packageFolder = join(dirname(packageEntry()), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(import.meta.dirname, '../node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) unpack(join(packageFolder, 'bin'), folder)
  // Fontconfig knows this folder alone: which fonts a machine has makes no difference. Where it lies may have changed.
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

/** Into a folder beside its own first: of two that unpack at once, the second finds it done. */
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
