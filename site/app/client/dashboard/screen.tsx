import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: what is due, and what is waiting for whom. */
export default function ClientDashboard() {
  return <InPreparation path="/client/dashboard" />
}
