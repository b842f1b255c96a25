export { FeedbackButton, type FeedbackButtonProps } from './feedback-button.tsx'
