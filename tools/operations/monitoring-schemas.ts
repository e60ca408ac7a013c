import { z } from 'zod'

const Seconds = z.string().regex(/^\d+s$/)
const Filter = z.string().regex(/(metric\.type|resource\.type|log_id)/)

const Aggregation = z.strictObject({
  alignmentPeriod: Seconds,
  perSeriesAligner: z.string().regex(/^ALIGN_(RATE|DELTA|MAX|NEXT_OLDER|PERCENTILE_(50|95|99))$/),
  crossSeriesReducer: z
    .string()
    .regex(/^REDUCE_(SUM|MAX|COUNT_FALSE|PERCENTILE_(50|95|99))$/)
    .optional(),
  groupByFields: z.array(z.string().regex(/^(metric|resource)\.label\.[\w*]+$/)).optional(),
})

const condition = {
  filter: Filter,
  aggregations: z.array(Aggregation).min(1),
  duration: Seconds,
  trigger: z.strictObject({ count: z.int().positive() }),
}

const Condition = z.union([
  z.strictObject({
    displayName: z.string(),
    conditionThreshold: z.strictObject({
      ...condition,
      comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
      thresholdValue: z.number(),
      denominatorFilter: Filter.optional(),
      denominatorAggregations: z.array(Aggregation).optional(),
    }),
  }),
  z.strictObject({ displayName: z.string(), conditionAbsent: z.strictObject(condition) }),
])

/** The parts of Cloud Monitoring's AlertPolicy (v3) that are used here. */
export const AlertPolicy = z.strictObject({
  displayName: z.string(),
  userLabels: z.strictObject({ file: z.string() }),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  combiner: z.literal('OR'),
  conditions: z.array(Condition).min(1).max(6),
  documentation: z.strictObject({ mimeType: z.literal('text/markdown'), content: z.string() }),
  alertStrategy: z.strictObject({ autoClose: Seconds }),
})

const Extractor = z.string().regex(/^EXTRACT\([\w.]+\)$/)
const descriptor = { metricKind: z.literal('DELTA') }

/** The parts of Cloud Logging's LogMetric (v2) that are used here: a counter, or a distribution. */
export const LogMetric = z.union([
  z.strictObject({
    description: z.string(),
    filter: Filter,
    metricDescriptor: z.strictObject({
      ...descriptor,
      valueType: z.literal('INT64'),
      unit: z.literal('1'),
      labels: z
        .array(
          z.strictObject({
            key: z.string(),
            valueType: z.literal('STRING'),
            description: z.string(),
          }),
        )
        .optional(),
    }),
    labelExtractors: z.record(z.string(), Extractor).optional(),
  }),
  z.strictObject({
    description: z.string(),
    filter: Filter,
    metricDescriptor: z.strictObject({
      ...descriptor,
      valueType: z.literal('DISTRIBUTION'),
      unit: z.string(),
    }),
    valueExtractor: Extractor,
    bucketOptions: z.strictObject({
      explicitBuckets: z.strictObject({ bounds: z.array(z.number()).min(1) }),
    }),
  }),
])

const DataSet = z.strictObject({
  plotType: z.literal('LINE'),
  legendTemplate: z.string(),
  timeSeriesQuery: z.strictObject({
    timeSeriesFilter: z.strictObject({ filter: Filter, aggregation: Aggregation }),
  }),
})

/** The parts of Cloud Monitoring's Dashboard (v1) that are used here. */
export const Dashboard = z.strictObject({
  displayName: z.string(),
  gridLayout: z.strictObject({
    columns: z.string().regex(/^\d$/),
    widgets: z.array(
      z.strictObject({
        title: z.string(),
        xyChart: z.strictObject({ dataSets: z.array(DataSet).min(1) }),
      }),
    ),
  }),
})
