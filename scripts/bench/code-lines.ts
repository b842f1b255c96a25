/** Counts the lines of code in a folder. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of a module that are neither empty nor comment. */
export const codeLines = (code: string): number =>
  code
    .replaceAll(/^[^\S\n]*\/\*[^]*?\*\/[^\S\n]*$/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length

/** Of all modules of a folder, without their tests. */
export const codeLinesIn = (folder: string): number =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .reduce((all, file) => all + codeLines(readFileSync(join(folder, file), 'utf8')), 0)
