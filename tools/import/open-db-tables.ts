import type * as z from 'zod/mini'
import type { SpecificationField } from '../../functions/src/parts/specifications/specification-field.ts'
import {
  fieldsOf,
  type SpecificationKind,
} from '../../functions/src/parts/specifications/specification-kinds.ts'
import { specificationsSchema } from '../../functions/src/parts/specifications/specifications.ts'

/**
 * A category, its kind and its type; then fields as `field=path`, and counts as `field.part=path`. `|` is between
 * alternatives, `*` ends a prefix, and `!` marks a part without whose number the counts are unknown.
 * Then facts as `label=path`.
 */
const tables = `
CPU processor Processor
  socket=socket family=series cores=cores.total threads=cores.threads l3CacheMb=cache.l3
  baseGhz=clocks.performance.base boostGhz=clocks.performance.boost tdpWatts=specifications.tdp
  maxWatts=specifications.ppt memoryTypes=specifications.memory.types
  maxMemoryGb=specifications.memory.maxSupport coolerIncluded=specifications.includesCooler
  integratedGraphics=specifications.integratedGraphics.model
  facts: Graphics=specifications.integratedGraphics.model; Microarchitecture=microarchitecture;
  ECC memory=specifications.eccSupport; Packaging=specifications.packaging
Motherboard motherboard Motherboard
  socket=socket chipset=chipset formFactor=form_factor memoryType=memory.ram_type m2=m2_slots
  memorySlots=memory.slots maxMemoryGb=memory.max biosFlashback=bios_features.flashback
  sataPorts=storage_devices.sata_6_gb_s lanGbps=onboard_ethernet.speed wifi=wireless_networking
  plugs=power_connectors.cpu_power
  facts: Sound=audio.chipset; Rear ports=back_panel_ports; RAID=raid_support
RAM memory RAM
  memoryType=ram_type form=form_factor registered=registered capacityGb=capacity
  modules=modules.quantity gbPerModule=modules.capacity_gb speedMts=speed casLatency=cas_latency
  volts=voltage profiles=profile_support heightMm=height
  facts: Timings=timings; ECC=ecc; RGB=rgb
GPU graphics-card Graphics card
  chip=chipset memoryGb=memory memoryType=memory_type boostMhz=core_boost_clock lengthMm=length
  slots=total_slot_width|case_expansion_slot_width boardWatts=tdp
  plugs.pcie16=power_connectors.pcie_12* plugs.pcie8=power_connectors.pcie_8_pin
  plugs.pcie6=power_connectors.pcie_6_pin outputs.displayPort=video_outputs.displayport*
  outputs.hdmi=video_outputs.hdmi* outputs.usbC=video_outputs.usb_c
  outputs.dvi=video_outputs.dvi_d outputs.vga=video_outputs.vga
  facts: Interface=interface; Memory bus (bit)=memory_bus; Cooling=cooling; Shaders=core_count
Storage storage SSD
  technology=storage_type|type capacityGb=capacity form=form_factor interface=interface
  cacheMb=cache
PSU power-supply Power supply
  watts=wattage form=form_factor efficiency=efficiency_rating modular=modular lengthMm=length
  plugs.eps8!=connectors.eps_8_pin plugs.pcie8!=connectors.pcie_6_plus_2_pin
  plugs.pcie16=connectors.pcie_12vhpwr plugs.sata!=connectors.sata
  facts: Fanless=fanless
PCCase case Case
  form=form_factor boards=supported_motherboard_form_factors gpuMaxMm=max_video_card_length
  slots=expansion_slots coolerMaxMm=max_cpu_cooler_height psuMaxMm=max_psu_length
  psuForms=supported_power_supply_form_factors bays.bay25!=internal_2_5_bays
  bays.bay35!=internal_3_5_bays bays.bay525=external_5_25_bays heightMm=dimensions_mm.height
  widthMm=dimensions_mm.width depthMm=dimensions_mm.depth volumeLitres=volume
  facts: Side panel=side_panel; Front=front_panel_usb; Power supply included=power_supply
CPUCooler cooler Cooler
  cooling=water_cooled sockets=cpu_sockets heightMm=height radiatorMm=radiator_size
  fans=fan_quantity fanMm=fan_size maxNoiseDb=max_noise_level|min_noise_level
  facts: Fan speed up to (rpm)=max_fan_rpm; Fanless=fanless
Monitor monitor Monitor
  diagonalInches=screen_size resolution=resolution refreshHz=refresh_rate panel=panel_type
  responseMs=response_time brightnessNits=max_brightness ports=connectors
  facts: Aspect ratio=aspect_ratio; HDR=hdr; Adaptive sync=adaptive_sync; Inputs=connectors
Keyboard keyboard Keyboard
  layout=size|size_other switches=switch|switch_type hotSwap=hot_swappable
  connections=connectivity lighting=backlighting
  facts: Features=features; Keycaps=keycap_material
Mouse mouse Mouse
  connections=connectivity maxDpi=max_dpi sensor=sensor buttons=buttons hand=shape
  pollingHz=polling_rate weightGrams=weight batteryHours=battery_life
  facts: Size=size; Grip=grip_types; Battery=battery_type
Headphones headset Headset
  design=headphone_type connections=connection_types driverMm=driver_size
  microphone=microphone_type weightGrams=weight batteryHours=battery_life
  facts: Worn=ear_cup_type; Features=features; Platforms=platforms
Webcam webcam Webcam
  resolution=resolution|resolution_other framesPerSecond=frame_rate|frame_rate_other
  connection=connectivity_type
CaseFan case-fan Case fan
  sizeMm=size fans=quantity airflowCfm=max_airflow|min_airflow pwm=pwm lighting=led
  maxNoiseDb=max_noise_level|min_noise_level
  facts: Connector=connector; Airflow=flow_direction
Microphone microphone Microphone
  connections=connectivity_type patterns=polar_pattern features=features
ThermalCompound thermal-paste Thermal paste
NetworkCard network-card Network card
SoundCard sound-card Sound card
Speaker speakers Speakers
OS operating-system Operating system
Laptop laptop Laptop
PrebuiltDesktop desktop Desktop
Accessory accessory Accessory
  category=category finish=metadata.manufacturer_color
`

const commonFacts =
  'Series=metadata.series; Colour=metadata.manufacturer_color|color; Release year=metadata.releaseYear'

export type CategoryTable = ReturnType<typeof readTable>

const blocks = tables.trim().split(/\n(?=\S)/)
const byCategory = new Map(blocks.map(readTable).map((table) => [table.category, table]))

/** A category that is not in the tables becomes an accessory. */
export const tableOf = (category: unknown): CategoryTable =>
  // The tables have it.
  (byCategory.get(String(category)) ?? byCategory.get('Accessory')) as CategoryTable

function readTable(block: string) {
  const [head = '', body = ''] = block.split(/\n(.*)/s)
  const [category = '', name, ...type] = head.split(' ')
  const [fields = '', facts = ''] = body.split('facts:')
  // A kind that does not exist has no fields, which `readField` refuses.
  const kind = name as SpecificationKind
  const entries = [...fields.matchAll(/(\w+)(?:\.(\w+)(!?))?=(\S+)/g)]
  return {
    category,
    kind,
    type: type.join(' '),
    fields: [...Map.groupBy(entries, ([, field = '']) => field)].map(([field, all]) => ({
      ...readField(kind, field),
      sources: all.map(([, , count = '', needed, path = '']) => ({ path, count, needed })),
    })),
    facts: `${commonFacts};${facts}`.split(';').map((fact) => {
      const [label = '', path = ''] = fact.trim().split('=')
      return { label, path }
    }),
  }
}

function readField(kind: SpecificationKind, name: string) {
  const shape: Partial<Record<string, z.ZodMiniType>> = { ...specificationsSchema(kind)?.shape }
  const [field, schema] = [fieldsOf(kind)[name], shape[name]]
  if (!field || !schema) throw new Error(`${kind} has no field ${name}`)
  /** Of a value, or of an element of a list. */
  const isValid = (value: unknown) =>
    value !== undefined && schema.safeParse(isList(field) ? [value] : value).success
  return { name, field, isValid }
}

export const isList = ({ input }: SpecificationField): boolean =>
  input === 'choices' || input === 'rows'
