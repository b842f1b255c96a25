import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { useRef } from 'react'
import { signInWords as words } from './words.ts'

interface PasskeyButtonProps {
  label: string
  /** The browser is asking for a passkey. */
  isWaiting: boolean
  onRequest: () => void
  onCancel: () => void
}

/** A button that asks for a passkey; while the browser asks, with one that cancels. */
export function PasskeyButton({ label, isWaiting, onRequest, onCancel }: PasskeyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    // It is about to be removed.
    button.current?.focus()
    onCancel()
  }
  return (
    <Stack gap="sm">
      <Button ref={button} variant="secondary" wide isPending={isWaiting} onPress={onRequest}>
        {isWaiting ? words.passkeyWaiting : label}
      </Button>
      {isWaiting && (
        <Button variant="quiet" wide onPress={cancel}>
          {words.passkeyCancel}
        </Button>
      )}
    </Stack>
  )
}
