import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: due dates and open items. */
export default function ClientDashboard() {
  return <InPreparation path="/client/dashboard" />
}
