import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The admin area: enquiries, bookings, feedback and page views. */
export default function AdminDashboard() {
  return <InPreparation path="/admin/dashboard" />
}
