import type { Paise, RuleReference, Working } from '@anupalan/server/compliance/working'

/** One line of several workings that are shown side by side. */
export interface ComparedLine {
  id: string
  /** The label in the first working with this line. */
  label: string
  /** In the order of the workings; undefined if a working has no such line. */
  amounts: readonly (Paise | undefined)[]
  /** The rules of the line, without duplicates. */
  rules: readonly RuleReference[]
  notes: readonly string[]
  isTotal: boolean
}

const idOf = (rule: RuleReference) => [rule.law, rule.section, rule.source, rule.verifiedOn].join('\n')

/** Removes duplicates and keeps the order. */
export function uniqueRules(rules: readonly (RuleReference | undefined)[]): RuleReference[] {
  const defined = rules.filter((rule) => rule !== undefined)
  return [...new Map(defined.map((rule) => [idOf(rule), rule])).values()]
}

/** The ids of all workings without duplicates; an id of a later working only follows its predecessor there. */
function idsOf(workings: readonly Working[]): string[] {
  const ids: string[] = []
  for (const working of workings) {
    let at = 0
    for (const { id } of working) {
      const existing = ids.indexOf(id)
      if (existing === -1) ids.splice(at, 0, id)
      at = (existing === -1 ? at : existing) + 1
    }
  }
  return ids
}

/** Merges workings line by line, by the ids of their lines. */
export function mergeWorkings(workings: readonly Working[]): ComparedLine[] {
  return idsOf(workings).map((id) => {
    const lines = workings.map((working) => working.find((line) => line.id === id))
    const defined = lines.filter((line) => line !== undefined)
    return {
      id,
      label: defined[0]!.label,
      amounts: lines.map((line) => line?.amount),
      rules: uniqueRules(defined.map(({ rule }) => rule)),
      notes: [...new Set(defined.flatMap(({ note }) => (note === undefined ? [] : [note])))],
      isTotal: defined.some(({ total }) => total),
    }
  })
}
