import type { SpecificationKind } from '../../functions/src/parts/specifications/specification-kinds.ts'

export interface CategoryTable {
  kind: SpecificationKind
  type: string
  fields: string
  facts: string
}

export const commonFacts =
  'Series=metadata.series; Variant=metadata.variant; Colour=metadata.manufacturer_color|color; Lighting=lighting; Release year=metadata.releaseYear'

/**
 * Category, kind and type; then `field=path` or `counts.part=path`, with `|` between alternatives, `*` for
 * a sum, `@` before a pattern of the name and `!` before a constant; then facts, with a unit after `~`.
 */
const tables = String.raw`
CPU processor Processor
  socket=socket family=series cores=cores.total threads=cores.threads l3CacheMb=cache.l3
  baseGhz=clocks.performance.base boostGhz=clocks.performance.boost tdpWatts=specifications.tdp
  maxWatts=specifications.ppt memoryTypes=specifications.memory.types
  maxMemoryGb=specifications.memory.maxSupport coolerIncluded=specifications.includesCooler
  integratedGraphics=specifications.integratedGraphics.model
  facts: Graphics=specifications.integratedGraphics.model; Microarchitecture=microarchitecture;
  Core family=coreFamily; Performance cores=cores.performance; Efficiency cores=cores.efficiency;
  Base clock of efficiency cores=clocks.efficiency.base~GHz; Level 2 cache=cache.l2~MB;
  Boost clock of efficiency cores=clocks.efficiency.boost~GHz; Level 1 cache=cache.l1;
  Memory channels=specifications.memory.channels; ECC memory=specifications.eccSupport;
  Process=specifications.lithography; Packaging=specifications.packaging
Motherboard motherboard Motherboard
  socket=socket chipset=chipset formFactor=form_factor memoryType=memory.ram_type m2=m2_slots
  memorySlots=memory.slots maxMemoryGb=memory.max biosFlashback=bios_features.flashback
  sataPorts=storage_devices.sata_6_gb_s lanGbps=onboard_ethernet.speed wifi=wireless_networking
  plugs=power_connectors.cpu_power
  facts: Sound=audio.chipset; Sound channels=audio.channels; ECC memory=ecc_support; RAID=raid_support;
  Back connectors=back_connect_connectors; Rear ports=back_panel_ports;
  Network controller=onboard_ethernet.controller; PCIe slots=pcie_slots;
  USB 2.0 headers=usb_headers.usb_2_0; USB 3.2 Gen 1 headers=usb_headers.usb_3_2_gen_1;
  USB 3.2 Gen 2 headers=usb_headers.usb_3_2_gen_2; Fan headers=fan_headers.case_fan
RAM memory RAM
  memoryType=ram_type form=form_factor registered=registered capacityGb=capacity
  modules=modules.quantity gbPerModule=modules.capacity_gb speedMts=speed casLatency=cas_latency
  volts=voltage profiles=profile_support heightMm=height
  facts: Timings=timings; ECC=ecc; Heat spreader=heat_spreader; RGB=rgb
GPU graphics-card Graphics card
  chip=chipset memoryGb=memory memoryType=memory_type boostMhz=core_boost_clock lengthMm=length
  slots=total_slot_width|case_expansion_slot_width boardWatts=tdp
  plugs.pcie16=power_connectors.pcie_12* plugs.pcie8=power_connectors.pcie_8_pin
  plugs.pcie6=power_connectors.pcie_6_pin outputs.displayPort=video_outputs.displayport*
  outputs.hdmi=video_outputs.hdmi* outputs.usbC=video_outputs.usb_c
  outputs.dvi=video_outputs.dvi_d outputs.vga=video_outputs.vga
  facts: Interface=interface; Base clock=core_base_clock~MHz; Memory bus=memory_bus~bit;
  Memory clock=effective_memory_clock~MHz; Cooling=cooling; Frame sync=frame_sync;
  Shaders=core_count
Storage storage SSD
  technology=storage_type|type capacityGb=capacity form=form_factor interface=interface
  cacheMb=cache
  facts: NVMe=nvme
PSU power-supply Power supply
  watts=wattage form=form_factor efficiency=efficiency_rating modular=modular lengthMm=length
  plugs.eps8=connectors.eps_8_pin plugs.pcie8=connectors.pcie_6_plus_2_pin
  plugs.pcie16=connectors.pcie_12vhpwr plugs.sata=connectors.sata
  facts: Cybenetics=cybernetics_efficiency_rating; Cybenetics noise=cybernetics_noise_rating;
  Molex plugs=connectors.molex_4_pin; Fanless=fanless
PCCase case Case
  form=form_factor boards=supported_motherboard_form_factors gpuMaxMm=max_video_card_length
  slots=expansion_slots coolerMaxMm=max_cpu_cooler_height psuMaxMm=max_psu_length
  psuForms=supported_power_supply_form_factors bays.bay25=internal_2_5_bays
  bays.bay35=internal_3_5_bays bays.bay525=external_5_25_bays heightMm=dimensions_mm.height
  widthMm=dimensions_mm.width depthMm=dimensions_mm.depth volumeLitres=volume
  facts: Side panel=side_panel; Power supply included=power_supply; Dimensions=dimensions~mm;
  Front connections=front_panel_usb; Power supply shroud=power_supply_shroud;
  Boards with rear connectors=supports_rear_connecting_motherboard
CPUCooler cooler Cooler
  cooling=water_cooled sockets=cpu_sockets heightMm=height radiatorMm=radiator_size
  fans=fan_quantity fanMm=fan_size maxNoiseDb=max_noise_level|min_noise_level
  facts: Fan speed from=min_fan_rpm~rpm; Fan speed up to=max_fan_rpm~rpm; Fanless=fanless
Monitor monitor Monitor
  diagonalInches=screen_size resolution=resolution refreshHz=refresh_rate panel=panel_type
  responseMs=response_time brightnessNits=max_brightness ports=connectors
  facts: Aspect ratio=aspect_ratio; HDR=hdr; Adaptive sync=adaptive_sync; Viewing angle=viewing_angle;
  Inputs in detail=connectors
Keyboard keyboard Keyboard
  layout=size|size_other switches=switch|switch_type hotSwap=hot_swappable
  connections=connectivity lighting=backlighting
  facts: Type of switches=switch_type; Features=features; Keycaps=keycap_material; Frame=frame_material;
  Polling rate=polling_rate~Hz; Battery=battery_capacity~mAh
Mouse mouse Mouse
  connections=connectivity maxDpi=max_dpi sensor=sensor buttons=buttons hand=shape
  pollingHz=polling_rate weightGrams=weight batteryHours=battery_life
  facts: Shape=shape; Size=size; Grip=grip_types; Switches=switches; Battery=battery_type;
  Length=dimensions.length~mm; Silent clicks=silent_clicks; RGB=rgb
Headphones headset Headset
  design=headphone_type connections=connection_types driverMm=driver_size
  microphone=microphone_type weightGrams=weight batteryHours=battery_life
  facts: Worn=ear_cup_type; Ear pads=ear_pad_material; Features=features; Platforms=platforms;
  Bluetooth=bluetooth_version; Frame=frame_material; Charging port=charging_port
Webcam webcam Webcam
  resolution=resolution|resolution_other framesPerSecond=frame_rate|frame_rate_other
  connection=connectivity_type
CaseFan case-fan Case fan
  sizeMm=size fans=quantity airflowCfm=max_airflow|min_airflow pwm=pwm lighting=led
  maxNoiseDb=max_noise_level|min_noise_level
  facts: Connector=connector; Controller=controller; Static pressure=static_pressure~mm H₂O;
  Flow direction=flow_direction; Light=led
ThermalCompound thermal-paste Thermal paste
  grams=@([\d.]+)\s?(?:g|gram)\b form=@\b(Liquid\smetal|Pad|Paste)
NetworkCard network-card Network card
  speedGbps=@([\d.]+\s[GM]b/s|Gigabit) ports=@(\d)\sx\s(?:Gigabit|[\d.]+\sG)
  interface=@(PCIe\sx\d+|PCIe|PCI|USB)
SoundCard sound-card Sound card
  channels=@(\d\.\d)\sChannel interface=@(PCIe|PCI|USB) bits=@(\d+)-bit
  sampleRateKhz=@([\d.]+)\skHz
Speaker speakers Speakers
  channels=@(\d\.\d)\sChannel watts=@\b(\d+)W\b connections=@(Bluetooth|USB)
Microphone microphone Microphone
  connections=connectivity_type patterns=polar_pattern features=features
OS operating-system Operating system
  system=@(Windows\s\d+|(?:Windows\s)?Server\s\d+) medium=@(Download|USB|DVD)
  edition=@\b(Home|Pro|Standard|Essentials)\b
Laptop laptop Laptop
  diagonalInches=@\b(1\d(?:\.\d)?)(?:-inch|") memoryGb=@\b(\d+)GB graphics=@\b(RTX\s\d+(?:\sTi)?)
  processor=@\b(Core\s(?:Ultra\s)?i?\d[\s-]\w+|M\d(?:\s(?:Pro|Max))?)\b
PrebuiltDesktop desktop Desktop
  form=@(All-in-One|Tower|Mini|Micro) processor=@\b(M\d(?:\s(?:Pro|Max|Ultra))?)\b
  memoryGb=@(\d+)GB\sUnified
Accessory accessory Accessory
  category=@(Controller|Dock|Cable|Adapter|Screwdriver) colour=metadata.manufacturer_color
`

const byCategory = new Map(
  tables
    .trim()
    .split(/\n(?=\S)/)
    .map((block): [string, CategoryTable] => {
      const [head = '', body = ''] = block.split(/\n(.*)/s)
      const [fields = '', facts = ''] = body.split('facts:')
      const [category = '', kind, ...type] = head.split(' ')
      // A kind that does not exist has no fields, which the mapping of the first part refuses.
      return [category, { kind: kind as SpecificationKind, type: type.join(' '), fields, facts }]
    }),
)

/** A category without a table becomes an accessory of its name: `VRHeadset` is a VR headset. */
export const tableOf = (category: unknown): CategoryTable =>
  byCategory.get(String(category)) ?? {
    kind: 'accessory',
    type: 'Accessory',
    fields: `category=!${String(category).replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_')} colour=metadata.manufacturer_color`,
    facts: '',
  }

/** Without all of these, counts are unknown: OpenDB's zeros mean unknown, and a rule would count them as none. */
export const neededCounts: Partial<Record<string, string[][]>> = {
  'PSU.plugs': [['eps8'], ['sata'], ['pcie8', 'pcie16']],
  'PCCase.bays': [['bay25'], ['bay35']],
}
