import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The admin area: user management. */
export default function AdminUsers() {
  return <InPreparation path="/admin/users" />
}
