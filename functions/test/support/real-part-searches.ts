const queries = `
rtx 5080, rtx 4070 super, rx 9070 xt, ryzen 7 9800x3d, ryzen 5 7600x, core ultra 7 265k,
i9 14900k, i5-12400f, 990 pro 2tb, sn850x 2tb, crucial p3 plus 1tb, noctua nh-d15,
peerless assassin 120 se, rm850x, sf750, 4000d airflow, h9 flow white, lancool 216,
fractal torrent, logitech g pro x superlight 2, razer deathadder v3, mx keys mini, keychron k8,
logitech c920, hyperx cloud ii, kryonaut, windows 11 pro, sound blaster ae-5, blue yeti,
100-100001084WOF, MZ-V9P2T0B/AM, CP-9020293-EU, 32gb ddr5 6000 cl30, ddr4 3200 16gb, 64gb ddr5,
32gb ddr5 sodimm, corsair vengeance 32gb ddr5, trident z5 6000, b650 itx, x870e motherboard,
z790 ddr4, am5 micro atx board, asus rog strix b650e-f, 850w gold, sfx 750w platinum, white case,
mini itx case, 4tb hdd, ironwolf 4tb, 2tb nvme ssd, 1tb sata ssd, 360mm aio am5, 27 1440p 165hz,
27 inch 4k 144hz monitor, arctic p12, 10gbe network card, wireless gaming headset,
geforse rtx 4090, samsng 980 pro, corsiar 1000w psu
`

/** Searches of the parts of OpenDB, written from the data before any of their results was seen. */
export const realPartSearches = queries.split(',').map((q) => ({ q: q.trim() }))
