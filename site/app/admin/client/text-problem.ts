import type { TextRule } from '@anupalan/server/contract/core/fields'
import { countCharacters } from '@anupalan/server/contract/core/text'

/** Why a text breaks its rule; `undefined` if it does not. */
export function textProblem({ min, max, short, long }: TextRule, text: string): string | undefined {
  const length = countCharacters(text.trim())
  return length < min ? short : length > max ? long : undefined
}
