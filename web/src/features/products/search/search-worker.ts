import { expose } from 'comlink'
import { catalogSource } from './catalog-source.ts'

expose(catalogSource)
