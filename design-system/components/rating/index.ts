export { Rating, type RatingProps } from './rating.tsx'
export { StarRating, type StarRatingProps } from './star-rating.tsx'
