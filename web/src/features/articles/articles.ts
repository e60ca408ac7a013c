import type { Article } from './article.ts'
import { productSearch } from './product-search.tsx'
import { prototypalInheritance } from './prototypal-inheritance.tsx'
import { reactPerformance } from './react-performance.tsx'
import { stateManagement } from './state-management.tsx'
import { unitTests } from './unit-tests.tsx'

export const articles: Article[] = [
  reactPerformance,
  stateManagement,
  prototypalInheritance,
  unitTests,
  productSearch,
]
