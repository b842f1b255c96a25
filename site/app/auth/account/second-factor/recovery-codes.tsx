import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { CopyStatus, useClipboard } from '../../../../ui/clipboard.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { useFocusedHeading } from '../use-focused-heading.ts'
import * as css from '../account.css.ts'
import { istDay } from '../times.ts'
import { accountWords } from '../words.ts'

const { shown: words, file } = accountWords.recoveryCodes

export interface RecoveryCodesProps {
  codes: readonly string[]
  username: string
  /** Called when the user has kept them. */
  onDone: () => void
}

/** New recovery codes, shown once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const [copied, copy] = useClipboard()
  const heading = useFocusedHeading()
  const download = () => {
    const head = file.head(username, istDay(new Date().toISOString()))
    const text = `${head}\n\n${codes.join('\n')}\n`
    saveFile({ blob: new Blob([text], { type: 'text/plain' }), name: file.name })
  }
  return (
    <Stack gap="lg">
      <div className={css.printed}>
        <Stack gap="md">
          <Heading level={3} size="label" tabIndex={-1} ref={heading}>
            {words.heading}
          </Heading>
          <Text>{words.text}</Text>
          <ul role="list" aria-label={words.list} className={css.codes}>
            {codes.map((code) => (
              <li key={code} className={css.code}>
                {code}
              </li>
            ))}
          </ul>
        </Stack>
      </div>
      <Stack gap="sm">
        <Inline gap="sm">
          <Button variant="secondary" size="compact" onPress={() => void copy(codes.join('\n'))}>
            {words.copy}
          </Button>
          <Button variant="secondary" size="compact" onPress={download}>
            {words.download}
          </Button>
          <Button variant="secondary" size="compact" onPress={() => window.print()}>
            {words.print}
          </Button>
        </Inline>
        <CopyStatus of={copied} words={words} />
      </Stack>
      <div className={css.buttons}>
        <Button onPress={onDone}>{words.done}</Button>
      </div>
    </Stack>
  )
}
