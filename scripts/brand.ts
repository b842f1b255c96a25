/**
 * `npm run brand`: after a change of `hex` values in `design-system/tokens/brand.tokens.json`, calculates the
 * `components` of each colour, which design tools read, and lists each pair of colours whose contrast is too low. Exits
 * with 1 if there is one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contrastFaults, withComponents, type Brand } from '../design-system/tokens/brand-faults.ts'

const { values } = parseArgs({
  options: {
    /** The token file of the brand. */
    file: { type: 'string', default: join(import.meta.dirname, '../design-system/tokens/brand.tokens.json') },
  },
})

function checkBrand(file: string): string[] {
  try {
    const before = readFileSync(file, 'utf8')
    const text = withComponents(before)
    const faults = contrastFaults(JSON.parse(text) as Brand)
    if (text !== before) writeFileSync(file, text)
    return faults
  } catch (error) {
    // A missing comma or colour: the message names it.
    return [`The file cannot be used: ${error instanceof Error ? error.message : String(error)}`]
  }
}

const faults = checkBrand(values.file)
console.log(
  faults.length === 0
    ? 'Every pair of colours has enough contrast.'
    : `${faults.join('\n')}\n\n${faults.length} ${faults.length === 1 ? 'fault is' : 'faults are'} left in ${values.file}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
