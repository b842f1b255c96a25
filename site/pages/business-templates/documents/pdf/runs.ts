/** Splits text into runs of one script, and into lines. */
import type { Script, Weight } from '../fonts/index.ts'
import { splitGraphemes } from './shaping.ts'

export interface Run {
  script: Script
  text: string
}

/** Width of a run in points. */
export type Measure = (run: Run) => number

/** The script, its joiners, and the dotted circle that shows a sign without a base letter. */
const DEVANAGARI = /\p{Script_Extensions=Devanagari}|\u200C|\u200D|\u25CC/u

/** Splits a text by script. A space belongs to the preceding run. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const isNeutral = /\s/u.test(character)
    const script: Script =
      DEVANAGARI.test(character) || (isNeutral && last?.script === 'devanagari') ? 'devanagari' : 'latin'
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

const widthOf = (text: string, measure: Measure) => runsOf(text).reduce((sum, run) => sum + measure(run), 0)

/** Splits a word into pieces that fit a width. */
function broken(word: string, width: number, measure: Measure): string[] {
  const pieces = ['']
  for (const grapheme of splitGraphemes(word)) {
    const last = pieces.at(-1)!
    if (last !== '' && widthOf(last + grapheme, measure) > width) pieces.push(grapheme)
    else pieces[pieces.length - 1] = last + grapheme
  }
  return pieces
}

/** Breaks a text into lines of a width, also at `\n`. An empty text has one empty line. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, measure) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = widthOf(word, measure) > width ? broken(word, width, measure) : [word]
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1)!
    }
    return [...lines, line]
  })
}

/** The scripts of a text, which determine its fonts. */
export const scriptsOf = (text: string): Script[] => [...new Set(runsOf(text).map(({ script }) => script))]

export type { Weight }
