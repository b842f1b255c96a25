import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** Admin login. */
export default function AdminLogin() {
  return <InPreparation path="/admin/login" />
}
