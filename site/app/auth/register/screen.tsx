import { Registration } from './registration.tsx'

/** Registration of clients. */
export default function Register() {
  return <Registration />
}
