import { InPreparation } from '../../../ui/in-preparation.tsx'

/** Admin login. */
export default function AdminLogin() {
  return <InPreparation path="/admin/login" />
}
