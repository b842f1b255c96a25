import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { SignIn } from '../../auth/sign-in/sign-in.tsx'
import { signInWords } from '../../auth/sign-in/words.ts'

const { staff } = signInWords

/** Admin login. */
export default function AdminLogin() {
  return (
    <SignIn
      heading={staff.heading}
      lead={staff.lead}
      foot={
        <Text>
          {staff.other.before} <Link href={staff.other.href}>{staff.other.label}</Link>
        </Text>
      }
    />
  )
}
