import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { SignIn } from './sign-in/sign-in.tsx'
import { signInWords } from './sign-in/words.ts'

const { client, newHere, register } = signInWords

/** Login, with the way to registration; client portal entry. */
export default function Auth() {
  return (
    <SignIn
      heading={client.heading}
      lead={client.lead}
      foot={
        <Stack gap="xs">
          <Text>
            {newHere} <Link href="/auth/register">{register}</Link>
          </Text>
          <Text size="small" tone="quiet">
            {client.other.before} <Link href={client.other.href}>{client.other.label}</Link>
          </Text>
        </Stack>
      }
    />
  )
}
