import { arraySearch } from './array-search.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import { prototypalInheritance } from './prototypal-inheritance.tsx'
import { reactPerformance } from './react-performance.tsx'
import { stateManagement } from './state-management.tsx'
import { unitTests } from './unit-tests.tsx'

export const posts: BlogPost[] = [
  reactPerformance,
  stateManagement,
  prototypalInheritance,
  unitTests,
  arraySearch,
]
