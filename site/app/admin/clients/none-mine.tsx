import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import type { RefObject } from 'react'
import { whoseOptions } from './roster-query.ts'
import { rosterWords as words } from './words.ts'

export interface NoneMineProps {
  onWhose: (whose: string) => void
  /** Gets the focus of the button, which disappears. */
  whoseRef: RefObject<HTMLSelectElement | null>
}

/** In place of rows, if no client is the caller's own. */
export const NoneMine = ({ onWhose, whoseRef }: NoneMineProps) => (
  <Stack gap="sm">
    {words.noneMine}
    <div>
      <Button
        variant="secondary"
        size="compact"
        onPress={() => {
          whoseRef.current?.focus()
          onWhose(whoseOptions.everybody)
        }}
      >
        {words.showAll}
      </Button>
    </div>
  </Stack>
)
