/**
 * Relevance of documents for words, BM25+ over weighted fields. All that does not depend on a question is worked out
 * once: a search adds up a few numbers per document, and allocates two arrays.
 */

/** As usual for BM25+: saturation of repeated words, share of the length of a field, and floor of a match. */
const [SATURATION, LENGTH_SHARE, FLOOR] = [1.2, 0.7, 0.5]

/** What a longer word is worth that begins with the word asked for, before its length counts. */
const PREFIX_SHARE = 0.375
const PREFIX_LEAST_LENGTH = 5

/** What the other words of a group are worth beside its best one. */
const OTHERS_SHARE = 0.4

export interface Postings {
  /**
   * Adds up, for each group of words that mean the same, the best of them.
   * @returns by document: its relevance, and how many groups it has
   */
  score(
    groups: readonly (readonly string[])[],
    weightOf: (term: string) => number,
  ): { readonly scores: Float64Array; readonly met: Uint8Array }
}

interface Posting {
  readonly documents: number[]
  readonly weights: number[]
}

/** @param documents the words of each field of each document */
export function createPostings(
  documents: readonly (readonly (readonly string[])[])[],
  boosts: readonly number[],
): Postings {
  const summed = new Map<string, Map<number, number>>()
  const count = documents.length
  boosts.forEach((boost, field) => {
    const inField = new Map<string, Map<number, number>>()
    let total = 0
    documents.forEach((fields, document) => {
      const terms = fields[field]!
      total += terms.length
      for (const term of terms) {
        const byDocument = inField.get(term) ?? new Map<number, number>()
        if (byDocument.size === 0) inField.set(term, byDocument)
        byDocument.set(document, (byDocument.get(document) ?? 0) + 1)
      }
    })
    const mean = total / Math.max(1, count)
    for (const [term, byDocument] of inField) {
      const rarity = Math.log(1 + (count - byDocument.size + 0.5) / (byDocument.size + 0.5))
      const posting = summed.get(term) ?? new Map<number, number>()
      summed.set(term, posting)
      for (const [document, times] of byDocument) {
        const length = documents[document]![field]!.length
        const repeated =
          (times * (SATURATION + 1)) /
          (times + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean))
        const weight = boost * rarity * (FLOOR + repeated)
        posting.set(document, (posting.get(document) ?? 0) + weight)
      }
    }
  })
  const postings = new Map(
    [...summed].map(([term, byDocument]): [string, Posting] => [
      term,
      { documents: [...byDocument.keys()], weights: [...byDocument.values()] },
    ]),
  )
  const sorted = [...postings.keys()].toSorted()

  /** Words that begin with one, with their share. */
  const expanded = new Map<string, readonly { posting: Posting; share: number }[]>()
  const expand = (term: string) => {
    const known = expanded.get(term)
    if (known) return known
    const own = postings.get(term)
    const found = own ? [{ posting: own, share: 1 }] : []
    const isExpanded = term.length >= PREFIX_LEAST_LENGTH
    for (const longer of isExpanded ? startingWith(sorted, term) : []) {
      if (longer === term) continue
      const share = (PREFIX_SHARE * longer.length) / (longer.length + 0.3 * (longer.length - term.length))
      found.push({ posting: postings.get(longer)!, share })
    }
    // Only words of the site are remembered: those are few, whatever is asked.
    if (own) expanded.set(term, found)
    return found
  }

  return {
    score(groups, weightOf) {
      const scores = new Float64Array(count)
      const met = new Uint8Array(count)
      const best = new Float64Array(count)
      const sum = new Float64Array(count)
      for (const group of groups) {
        const touched: number[] = []
        for (const term of new Set(group)) {
          const weight = weightOf(term)
          for (const { posting, share } of expand(term))
            for (let at = 0; at < posting.documents.length; at += 1) {
              const document = posting.documents[at]!
              const value = posting.weights[at]! * weight * share
              if (best[document] === 0) touched.push(document)
              if (value > best[document]!) best[document] = value
              sum[document]! += value
            }
        }
        for (const document of touched) {
          scores[document]! += best[document]! + OTHERS_SHARE * (sum[document]! - best[document]!)
          met[document]! += 1
          best[document] = 0
          sum[document] = 0
        }
      }
      return { scores, met }
    },
  }
}

/** The words of a sorted list that begin with one. */
function startingWith(sorted: readonly string[], term: string): string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < term) low = middle + 1
    else high = middle
  }
  const length = sorted.slice(low).findIndex((word) => !word.startsWith(term))
  return sorted.slice(low, length < 0 ? undefined : low + length)
}
