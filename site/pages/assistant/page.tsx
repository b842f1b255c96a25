import { InPreparation } from '../../ui/in-preparation.tsx'

/** Announced, and not yet whole. */
export default function AssistantPage() {
  return <InPreparation path="/ai-assistant" />
}
