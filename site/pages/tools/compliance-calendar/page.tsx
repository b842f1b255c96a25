import { complianceCalendarLimits, complianceCalendarWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { ComplianceCalendarRules } from './rules.tsx'
import ComplianceCalendar from './tool.island.tsx'

export default function ComplianceCalendarPage() {
  return (
    <ToolPage
      words={complianceCalendarWords}
      topic="calendar"
      limits={complianceCalendarLimits}
      tool={ComplianceCalendar}
      rules={<ComplianceCalendarRules />}
    />
  )
}
