// Generated from the schemas by `npm run schemas`: do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A recorded game of Star Wars: Outer Rim. */
        readonly OuterRimLog: {
            /** @description where an editor finds the schema that completes the log */
            readonly $schema?: string;
            /**
             * @description this format
             * @constant
             */
            readonly format: "referee-log/1";
            /**
             * @description the game
             * @constant
             */
            readonly ruleset: "outer-rim";
            /** @description of the ruleset that the log was written for; another main version is refused */
            readonly version?: string;
            /**
             * @description the rules that this table plays by: the Living Rules Reference (default), or the printed reference
             * @enum {string}
             */
            readonly edition?: "living-1.1" | "print-1.0";
            /** @description for people */
            readonly title?: string;
            /** @description for people */
            readonly notes?: string;
            /** @description what is in use at this table */
            readonly options?: components["schemas"]["OuterRimOptions"];
            /** @description the seats in clockwise order from the first player; in a log that begins with the set-up from any of them */
            readonly seats: readonly components["schemas"]["Seat"][];
            /** @description the seats, one or two, that AI cards play: the game is a single-player game (Appendix 3) */
            readonly ai?: readonly components["schemas"]["Seat"][];
            /** @description a random map by its tiles, or a map of its own (default: the fixed map) */
            readonly map?: components["schemas"]["OuterRimMap"] | {
                /** @description the tiles from left to right */
                readonly tiles: readonly string[];
            };
            /** @description facts of cards: house cards, or what the catalogue does not know */
            readonly cards?: readonly components["schemas"]["OuterRimCard"][];
            /** @description facts of ship sheets */
            readonly ships?: readonly components["schemas"]["OuterRimShip"][];
            /** @description facts of character cards */
            readonly characters?: readonly components["schemas"]["OuterRimCharacter"][];
            /** @description what the ambition sheets of this table say */
            readonly ambitions?: readonly components["schemas"]["OuterRimAmbition"][];
            /** @description where the log begins: "set-up" (Appendix 1, before anything is laid out), or a position by its facts */
            readonly start?: "set-up" | components["schemas"]["OuterRimStart"];
            readonly moves: readonly components["schemas"]["OuterRimMove"][];
        };
        readonly OuterRimOptions: {
            /** @description rules and components of Unfinished Business are in use (default: true) */
            readonly unfinishedBusiness?: boolean;
            /** @description the invented practice cards are in use */
            readonly practiceSet?: boolean;
            /** @description the optional rules for favors and debt tokens are in use (default: not) */
            readonly favors?: boolean;
            /** @description the optional rules for ambitions are in use (default: where the header states sheets) */
            readonly ambitions?: boolean;
            /** @description the fame with which each AI player begins: expert mode of a single-player game (default: none) */
            readonly aiFame?: number;
            /** @description the fame that wins (default: 10, with ambitions the recommended 8) */
            readonly fameRequirement?: number;
        };
        /** @description The name of a player. */
        readonly Seat: string;
        /** @description Spaces, paths and the space adjacent to each patrol stack. */
        readonly OuterRimMap: {
            /** @description all spaces */
            readonly spaces: readonly components["schemas"]["OuterRimSpace"][];
            /** @description each path, by the two spaces that it connects */
            readonly paths: readonly (readonly [
                string,
                string
            ])[];
            /** @description by faction, the space next to its patrol stack */
            readonly spawn?: {
                readonly [key: string]: string;
            };
        };
        readonly OuterRimSpace: {
            /** @description what logs call it */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /**
             * @description what kind of space it is
             * @enum {string}
             */
            readonly type: "planet" | "navpoint" | "maelstrom";
            /** @description the faction icon of a planet; null: it bears none; left out: not known */
            readonly faction?: ("rebel" | "imperial" | "hutt" | "syndicate") | null;
            /** @description a Core Worlds space (a planet in every respect of play) */
            readonly core?: boolean;
            /** @description the classes of the contact spaces beside a planet; null: not known; left out: not even their number is */
            readonly contactSpaces?: readonly (("white" | "green" | "yellow" | "orange") | null)[];
            /** @description the place along the map's ring, left to right seen from inside the arc (clockwise): the number of its tile */
            readonly sector?: number;
        };
        /** @description The facts of one card. */
        readonly OuterRimCard: {
            /** @description the id: that of the catalogue, or a new one */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /** @description the market deck it belongs to; null: none */
            readonly deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
            /**
             * @description market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2)
             * @enum {string}
             */
            readonly origin?: "market" | "encounter" | "databank";
            /** @description what kind of card it is; null: not known */
            readonly type?: ("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null;
            /** @description credits; null or left out: not known */
            readonly cost?: number | null;
            /** @description all of its traits; left out: not known */
            readonly traits?: readonly string[];
            /** @description a space; "imperial-patrol" or the like: a patrol, wherever it is; "none": the card names none */
            readonly destination?: string | null;
            /** @description what delivering it brings: of a bounty the capture reward */
            readonly reward?: components["schemas"]["OuterRimReward"] | null;
            /** @description the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
            readonly rotatesTo?: string;
            /** @description of the other end: the starting asset */
            readonly rotatedFrom?: string;
            /** @description of a databank card */
            readonly number?: number;
            /** @description of a bounty: the fight against its target */
            readonly combat?: {
                /** @description the icon */
                readonly kind?: ("ground" | "ship") | null;
                /** @description dice */
                readonly value?: number | null;
            } | null;
            /** @description of a bounty, what eliminating its target brings */
            readonly eliminationReward?: components["schemas"]["OuterRimReward"] | null;
            /** @description a captured contact lies on this bounty */
            readonly captured?: boolean;
            /** @description the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token */
            readonly contact?: string | null;
            /**
             * @description of a bounty: the class of its target
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the patrol movement icon; left out or null: not known */
            readonly patrolIcon?: ("none" | {
                /**
                 * @description whose patrol moves
                 * @enum {string}
                 */
                readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
                /** @description how many spaces */
                readonly spaces: number;
            }) | null;
            /** @description the reveal contact icon; left out or null: not known */
            readonly contactIcon?: ("none" | {
                /** @description the least number of players for which it works */
                readonly from: number;
                /** @description the greatest */
                readonly to: number;
            }) | null;
            /** @description of a ship card: the ship sheet */
            readonly ship?: string;
            /** @description of a crew: its skills */
            readonly skills?: readonly ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[];
            /** @description what it adds to values as long as it is owned; left out: not known, `{}`: nothing */
            readonly bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            readonly abilities?: readonly components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            readonly additionalFame?: readonly components["schemas"]["OuterRimAdditionalFame"][];
            /** @description after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
            readonly leavesGame?: boolean;
            /** @description of an encounter card: the deck that it belongs to, and its sections as far as they are known */
            readonly encounterDeck?: string | null;
            /** @description of an encounter card: its sections, as far as they are known */
            readonly sections?: readonly components["schemas"]["OuterRimSection"][];
            /** @description of a databank card: what resolving it makes happen */
            readonly program?: readonly components["schemas"]["OuterRimCardEffect"][];
        };
        readonly OuterRimReward: {
            /** @description credits */
            readonly credits?: number | null;
            /** @description fame */
            readonly fame?: number | null;
            /** @description the factions with which reputation goes one step up */
            readonly reputation?: readonly ("rebel" | "imperial" | "hutt" | "syndicate")[];
            /**
             * @description the card is rotated instead of discarded
             * @constant
             */
            readonly rotate?: true;
        };
        readonly OuterRimBonuses: {
            /** @description spaces of movement */
            readonly hyperdrive?: number;
            /** @description dice */
            readonly groundCombat?: number;
            /** @description dice */
            readonly shipCombat?: number;
            /** @description health of the character */
            readonly health?: number;
            /** @description hull of the ship */
            readonly hull?: number;
            /** @description additional fame as long as it is owned */
            readonly fame?: number;
            /** @description more slots, by their kind */
            readonly slots?: {
                readonly [key: string]: number;
            };
        };
        /** @description An ability, as structure; never as the card prints it. */
        readonly OuterRimAbility: {
            /** @description what the move calls it */
            readonly id: string;
            /**
             * @description the moment at which it may be used; "other": at a moment of its own (`ability.use`)
             * @enum {string}
             */
            readonly timing: "planning" | "action" | "encounter" | "combat" | "start-of-combat" | "test" | "other";
            /**
             * @description in which combats it may be used
             * @enum {string}
             */
            readonly combat?: "ground" | "ship" | "any";
            /**
             * @description whose dice or value it changes
             * @enum {string}
             */
            readonly on?: "own" | "opponent";
            /**
             * @description how often: once in a turn, once in a combat, as often as one likes (left out: once at its moment)
             * @enum {string}
             */
            readonly limit?: "turn" | "combat" | "none";
            /** @description another ability of the card, with which it is printed as one: once a turn means one of the two */
            readonly countsAs?: string;
            /** @description the health that its owner must have left */
            readonly healthLeft?: number;
            /**
             * @description the word with which a combat or test ability names the roll as its moment (timing-of-abilities.1 to .3)
             * @enum {string}
             */
            readonly word?: "when" | "after";
            /** @description what must be carried out in full before the rest (the part before the word "to") */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what it makes happen, in order; left out: not known, or only the change of dice */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description of a combat or test ability: what it does to dice or values */
            readonly change?: components["schemas"]["OuterRimDiceChange"];
            /** @description the place where its owner has to be (ambitions.6.1) */
            readonly destination?: string;
            /** @description what it lowers the cost of a purchase by, or that the card is bought for free (credits.5, credits.6) */
            readonly discount?: number | "free";
            /** @description the ability needs another player in the space of its owner */
            readonly needsPlayer?: boolean;
            /** @description the player may barter while paying the cost although nothing is bought (bartering.4) */
            readonly mayBarter?: boolean;
            /**
             * @description the card is discarded once the ability has been resolved (errata-encounter-cards)
             * @constant
             */
            readonly discards?: true;
            /** @description printed without a limit word: its owner may leave it out or not */
            readonly optional?: boolean;
        };
        /** @description One thing that a card makes happen, or a part of its program: "to", "may", a choice, a test or a fight with what hangs on it. */
        readonly OuterRimCardEffect: {
            /**
             * @description credits are gained from the supply
             * @constant
             */
            readonly do: "gain-credits";
            /** @description credits */
            readonly amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description credits are lost; who has fewer loses all, and as a cost they have to be there
             * @constant
             */
            readonly do: "lose-credits";
            /** @description credits */
            readonly amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description fame is gained
             * @constant
             */
            readonly do: "gain-fame";
            /** @description how much */
            readonly amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
            /** @description several seats that gain it at the same time */
            readonly seats?: readonly components["schemas"]["Seat"][];
            /**
             * @description the player whom the move has chosen gains it at the same time
             * @constant
             */
            readonly with?: "chosen";
        } | {
            /**
             * @description fame is lost
             * @constant
             */
            readonly do: "lose-fame";
            /** @description how much */
            readonly amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction goes one step up: negative, neutral, positive
             * @constant
             */
            readonly do: "gain-reputation";
            /** @description a faction, or that of the planet on which the seat is */
            readonly faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction goes one step down
             * @constant
             */
            readonly do: "lose-reputation";
            /** @description a faction, or that of the planet on which the seat is */
            readonly faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction becomes what is named, however far that is
             * @constant
             */
            readonly do: "set-reputation";
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @enum {string} */
            readonly to: "negative" | "neutral" | "positive";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a character or ship suffers damage
             * @constant
             */
            readonly do: "suffer";
            /**
             * @description where the damage is
             * @enum {string}
             */
            readonly on: "character" | "ship";
            /** @description how much */
            readonly amount: number;
            /** @description damage that an ability prevents */
            readonly prevented?: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            readonly as?: "most-famous" | "chosen";
        } | {
            /**
             * @description a character or ship recovers damage
             * @constant
             */
            readonly do: "recover";
            /**
             * @description where the damage is
             * @enum {string}
             */
            readonly on: "character" | "ship";
            /** @description how much of it */
            readonly amount: number | "all";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the seat may move its ship up to so many spaces; `move.along` says where
             * @constant
             */
            readonly do: "move";
            /** @description at most so many spaces */
            readonly spaces: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the ship is put into a space, without moving through others
             * @constant
             */
            readonly do: "move-directly";
            /** @description the space */
            readonly to: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a patrol is put into a space
             * @constant
             */
            readonly do: "move-patrol-directly";
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the space */
            readonly to: string;
        } | {
            /**
             * @description a patrol moves along paths towards the current player; `patrol.move` says where
             * @constant
             */
            readonly do: "move-patrol";
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description how much */
            readonly spaces: number;
        } | {
            /**
             * @description a card is gained; it needs a slot
             * @constant
             */
            readonly do: "gain-asset";
            /** @description the card */
            readonly card: string;
            /** @description the contact that becomes this crew */
            readonly contact?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description an own asset is discarded
             * @constant
             */
            readonly do: "discard-asset";
            /** @description the asset */
            readonly card: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a rotating asset is turned, so that its other end shows
             * @constant
             */
            readonly do: "rotate-asset";
            /** @description the end that shows */
            readonly card: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a market deck is searched; what is not gained is shuffled back
             * @constant
             */
            readonly do: "search-deck";
            /**
             * @description the market deck
             * @enum {string}
             */
            readonly deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the cards that were seen, the faceup one first */
            readonly cards?: readonly string[];
            /** @description the card that is gained; the deck is shuffled afterwards */
            readonly gains?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the target of a bounty is captured without a fight
             * @constant
             */
            readonly do: "capture";
            /** @description an own bounty */
            readonly bounty: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description an encounter card is taken as a secret
             * @constant
             */
            readonly do: "gain-secret";
            /** @description the encounter card */
            readonly secret: string;
            /** @description its encounter deck */
            readonly deck?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a secret is discarded
             * @constant
             */
            readonly do: "discard-secret";
            /** @description the encounter card */
            readonly secret: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description two players exchange their ship sheets with damage and goals; their assets stay with them
             * @constant
             */
            readonly do: "exchange-ships";
            /** @description the other player; left out: the one whom the move has chosen */
            readonly with?: components["schemas"]["Seat"];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the ship crosses the galaxy from one Core Worlds space to the other
             * @constant
             */
            readonly do: "cross-the-core";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the program of another card follows
             * @constant
             */
            readonly do: "resolve-card";
            /** @description the databank card whose program follows */
            readonly card: string;
        } | {
            /** @constant */
            readonly do: "untold";
        } | {
            /**
             * @description a facedown contact token is looked at in secret
             * @constant
             */
            readonly do: "look-at-contact";
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token is turned faceup
             * @constant
             */
            readonly do: "flip-contact";
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token is put on another planet
             * @constant
             */
            readonly do: "move-contact";
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the planet it is put on */
            readonly to: string;
            /** @description the side that the card has it show; left out: the side it shows is kept */
            readonly faceup?: boolean;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description two contact tokens change places
             * @constant
             */
            readonly do: "exchange-contacts";
            /** @description the one token */
            readonly one: components["schemas"]["OuterRimTokenMeant"];
            /** @description the other one */
            readonly other: components["schemas"]["OuterRimTokenMeant"];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token leaves the game
             * @constant
             */
            readonly do: "eliminate-contact";
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token goes off the map
             * @constant
             */
            readonly do: "discard-contact";
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the job that is being resolved is completed: its reward comes by itself
             * @constant
             */
            readonly do: "complete-job";
            /** @description the card completes it although its owner is defeated meanwhile */
            readonly evenIfDefeated?: boolean;
        } | {
            /**
             * @description the job that is being resolved is failed
             * @constant
             */
            readonly do: "fail-job";
        } | {
            /**
             * @description the current player takes another turn after this one
             * @constant
             */
            readonly do: "additional-turn";
        } | {
            /**
             * @description the turn ends at once
             * @constant
             */
            readonly do: "end-turn";
        } | {
            /**
             * @description a goal token is put on a goal of the own ambition sheet
             * @constant
             */
            readonly do: "goal-token";
            /** @description a goal of the ambition sheet */
            readonly goal: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description says which player the card has chosen, where the log declares what a card did
             * @constant
             */
            readonly do: "choose-player";
            /** @description the player */
            readonly player: components["schemas"]["Seat"];
        } | {
            /**
             * @description the nearest player, planet or patrol is named; `nearest.choose` says which
             * @constant
             */
            readonly do: "choose-nearest";
            /**
             * @description of what the card picks the nearest one to the seat
             * @enum {string}
             */
            readonly kind: "player" | "planet" | "patrol";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a skill test, and what hangs on it
             * @constant
             */
            readonly do: "test";
            /** @enum {string} */
            readonly skill: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
            /** @description of a move: whether it was passed, as the log tells it with the rest of the card */
            readonly passed?: boolean;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description what a passed test brings (skill-tests.3) */
            readonly pass?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what a failed test brings */
            readonly fail?: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description a combat against an enemy of the card, or against a player
             * @constant
             */
            readonly do: "fight";
            /**
             * @description ground combat or ship combat
             * @enum {string}
             */
            readonly kind?: "ground" | "ship";
            /** @description an enemy of the card */
            readonly enemy?: {
                /** @description what the card calls it */
                readonly name: string;
                /** @description its combat value, in dice; null: not known */
                readonly combat: number | null;
            };
            /** @description the seat that is fought */
            readonly player?: components["schemas"]["Seat"];
            /** @description of a move: whether the seat won it, as the log tells it with the rest of the card */
            readonly won?: boolean;
            /** @description what winning brings the seat */
            readonly win?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what losing brings the seat */
            readonly lose?: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description a combat against the patrol of a faction in the own space
             * @constant
             */
            readonly do: "fight-patrol";
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description of a move: whether the seat won it, as the log tells it with the rest of the card */
            readonly won?: boolean;
            /** @description what winning brings besides the reward of the patrol */
            readonly win?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what losing brings */
            readonly lose?: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description the cost in full, and then the rest; or nothing at all
             * @constant
             */
            readonly do: "to";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description what has to be done in full */
            readonly cost: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what follows then */
            readonly effects: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description left to the player whom it addresses (`card.may`, `card.decline`)
             * @constant
             */
            readonly do: "may";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description what is done, or left */
            readonly effects: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description one of several branches, among those whose condition holds (`card.choose`)
             * @constant
             */
            readonly do: "choose";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description the branches */
            readonly among: readonly {
                /** @description what the branch is called in `card.choose` */
                readonly name: string;
                /** @description what has to hold for it to be chosen */
                readonly if?: readonly components["schemas"]["OuterRimCondition"][];
                /** @description what the branch brings */
                readonly effects: readonly components["schemas"]["OuterRimCardEffect"][];
            }[];
        } | {
            /**
             * @description only where all conditions hold; else the other part
             * @constant
             */
            readonly do: "if";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description all of them have to hold */
            readonly if: readonly components["schemas"]["OuterRimCondition"][];
            /** @description what happens if they hold */
            readonly effects: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what happens if not */
            readonly else?: readonly components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description again and again, as long as the conditions hold
             * @constant
             */
            readonly do: "repeat";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
            /** @description all of them have to hold */
            readonly while: readonly components["schemas"]["OuterRimCondition"][];
            /** @description how often at most */
            readonly most: number;
            /** @description what is done each time */
            readonly effects: readonly components["schemas"]["OuterRimCardEffect"][];
        };
        readonly OuterRimTokenMeant: {
            /** @description the planet it lies on; left out: that of the seat */
            readonly space?: string;
            /** @description who it is */
            readonly contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
        };
        /** @description What a card asks about the table. */
        readonly OuterRimCondition: {
            /**
             * @description the reputation of the seat with a faction
             * @constant
             */
            readonly is: "reputation";
            /** @description a faction, or that of the planet on which the seat is */
            readonly faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat has one of these */
            readonly among: readonly ("negative" | "neutral" | "positive")[];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description the seat has at least so much
             * @enum {string}
             */
            readonly is: "credits" | "fame";
            /** @description at least so much */
            readonly least: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description so much damage on the character or ship of the seat
             * @constant
             */
            readonly is: "damage";
            /**
             * @description where the damage is
             * @enum {string}
             */
            readonly on: "character" | "ship";
            /** @description how much */
            readonly least: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description the seat has so many assets that are all this
             * @constant
             */
            readonly is: "has";
            /** @description an asset, a secret, the character or the ship */
            readonly card?: string;
            /**
             * @description cards of this type
             * @enum {string}
             */
            readonly type?: "bounty" | "cargo" | "crew" | "gear" | "job" | "mod";
            /** @description cards with this trait */
            readonly trait?: string;
            /**
             * @description cards of this market deck
             * @enum {string}
             */
            readonly deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description so many of them; left out: one */
            readonly least?: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description where the seat is
             * @constant
             */
            readonly is: "space";
            /** @description the seat is in one of these spaces, or in a space of this kind */
            readonly among: readonly (("planet" | "navpoint" | "maelstrom" | "core-worlds") | string)[];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description a patrol lies in the space of the seat
             * @constant
             */
            readonly is: "patrol";
            /** @enum {string} */
            readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /** @constant */
            readonly is: "token";
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        } | {
            /**
             * @description another player is in the space of the seat
             * @constant
             */
            readonly is: "another-player";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            readonly seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            readonly as?: "chosen";
        };
        /** @description What an ability does to a combat value, dice or a skill. */
        readonly OuterRimDiceChange: {
            /**
             * @description adds to the combat value (or takes from it)
             * @constant
             */
            readonly kind: "value";
            /** @description so many dice more, or less */
            readonly add: number;
        } | {
            /**
             * @description dice are rolled again
             * @constant
             */
            readonly kind: "reroll";
            /** @description how much */
            readonly most: number;
            /**
             * @description only dice that show this
             * @enum {string}
             */
            readonly from?: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description dice are turned to another face
             * @constant
             */
            readonly kind: "turn";
            /** @description how much */
            readonly most: number;
            /**
             * @description only dice that show this
             * @enum {string}
             */
            readonly from?: "hit" | "crit" | "focus" | "blank";
            /**
             * @description what they show then
             * @enum {string}
             */
            readonly to: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description dice with these faces are added
             * @constant
             */
            readonly kind: "add";
            /** @description what they show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /**
             * @description dice are cancelled
             * @constant
             */
            readonly kind: "cancel";
            /** @description how much */
            readonly most: number;
            /**
             * @description dice that show this
             * @enum {string}
             */
            readonly from: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description damage of the opponent's dice is prevented
             * @constant
             */
            readonly kind: "prevent";
            /** @description how much */
            readonly amount: number;
        } | {
            /**
             * @description counts as one more instance of a skill in a test; used before its dice
             * @constant
             */
            readonly kind: "skill";
            /**
             * @description the skill; left out: the one that is tested
             * @enum {string}
             */
            readonly skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
        };
        /** @description Additional fame that lasts while its owner has something. */
        readonly OuterRimAdditionalFame: {
            /** @description all of them have to hold */
            readonly while: readonly {
                /**
                 * @description the seat has so many assets that are all this
                 * @constant
                 */
                readonly is: "has";
                /** @description an asset, a secret, the character or the ship */
                readonly card?: string;
                /**
                 * @description cards of this type
                 * @enum {string}
                 */
                readonly type?: "bounty" | "cargo" | "crew" | "gear" | "job" | "mod";
                /** @description cards with this trait */
                readonly trait?: string;
                /**
                 * @description cards of this market deck
                 * @enum {string}
                 */
                readonly deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
                /** @description so many of them; left out: one */
                readonly least?: number;
            }[];
            /** @description so much fame */
            readonly fame: number;
            /**
             * @description only once the goal of the card or sheet is completed
             * @constant
             */
            readonly afterGoal?: true;
        };
        /** @description A section of an encounter card. */
        readonly OuterRimSection: {
            /** @description the planet, `maelstrom`, `patrol`, `no-patrol`, `core-worlds` or `across-the-core` */
            readonly of: string;
            /** @description what a subsection is called */
            readonly name?: string;
            /** @description for whom a subsection is */
            readonly if?: readonly components["schemas"]["OuterRimCondition"][];
            /** @description what it makes happen; left out: not known */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description it is a secret: the card is taken
             * @constant
             */
            readonly secret?: true;
            /**
             * @description it is a bounty: the card may be gained
             * @constant
             */
            readonly bounty?: true;
        };
        readonly OuterRimShip: {
            /** @description the id: that of the catalogue, or a new one */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /** @description it is a starter ship */
            readonly starter?: boolean;
            /** @description credits */
            readonly cost?: number | null;
            /** @description spaces of movement */
            readonly hyperdrive?: number | null;
            /** @description dice */
            readonly combat?: number | null;
            /** @description damage that defeats it */
            readonly hull?: number | null;
            /** @description its slots */
            readonly slots?: components["schemas"]["OuterRimSlots"] | null;
            /** @description what it adds to values */
            readonly bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            readonly abilities?: readonly components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            readonly additionalFame?: readonly components["schemas"]["OuterRimAdditionalFame"][];
            /** @description its goal */
            readonly goal?: components["schemas"]["OuterRimGoal"];
        };
        readonly OuterRimSlots: {
            /** @description slots of this kind; null: not known */
            readonly gear: number | null;
            /** @description slots of this kind; null: not known */
            readonly "job-or-bounty": number | null;
            /** @description slots of this kind; null: not known */
            readonly cargo: number | null;
            /** @description slots of this kind; null: not known */
            readonly mod: number | null;
            /** @description slots of this kind; null: not known */
            readonly "cargo-or-mod": number | null;
            /** @description slots of this kind; null: not known */
            readonly crew: number | null;
        };
        /** @description The goal of a character card or ship sheet. */
        readonly OuterRimGoal: {
            /** @description all that it asks for, where that can be seen on the table */
            readonly needs?: components["schemas"]["OuterRimNeeds"];
            /** @description the fame that it awards (left out: 1) */
            readonly fame?: number;
        };
        /** @description What a goal asks its owner to have on the table. */
        readonly OuterRimNeeds: {
            /** @description the cost of the ship */
            readonly shipCost?: number;
            /** @description so many gear */
            readonly gear?: number;
            /** @description so many mods */
            readonly mod?: number;
            /** @description so many crew */
            readonly crew?: number;
            /** @description so many cargo */
            readonly cargo?: number;
            /** @description so many jobs */
            readonly job?: number;
            /** @description so many bounties */
            readonly bounty?: number;
            /** @description the costs of all mods and gear together */
            readonly cost?: number;
            /** @description so many secrets */
            readonly secrets?: number;
            /** @description credits */
            readonly credits?: number;
            /** @description the space to be in */
            readonly space?: string;
            /** @description reputation, by faction */
            readonly reputation?: {
                readonly [key: string]: "negative" | "neutral" | "positive";
            };
        };
        readonly OuterRimCharacter: {
            /** @description the id: that of the catalogue, or a new one */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /** @description dice in ground combat */
            readonly combat?: number | null;
            /** @description damage that defeats the character */
            readonly health?: number | null;
            /** @description its skills */
            readonly skills?: readonly ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
            /** @description what it adds to values */
            readonly bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            readonly abilities?: readonly components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            readonly additionalFame?: readonly components["schemas"]["OuterRimAdditionalFame"][];
            /** @description its personal goal */
            readonly goal?: components["schemas"]["OuterRimGoal"];
        };
        /** @description The facts of one ambition sheet. */
        readonly OuterRimAmbition: {
            /** @description what logs call it */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /** @description what it gives at set-up */
            readonly setup?: {
                /** @description credits */
                readonly credits?: number | null;
                /** @description the market card that its owner looks for and gains; null: none */
                readonly card?: string | null;
                /** @description the deck whose icon stands beside the title of that card */
                readonly deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
                /** @description other benefits */
                readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            };
            /** @description all of its goals */
            readonly goals?: readonly components["schemas"]["OuterRimAmbitionGoal"][];
            /** @description all of its abilities */
            readonly abilities?: readonly components["schemas"]["OuterRimAbility"][];
        };
        /** @description A goal of an ambition sheet. */
        readonly OuterRimAmbitionGoal: {
            /** @description what logs call it */
            readonly id: string;
            /** @description its symbol: any time, in order, only while its criteria are met, last */
            readonly kind?: ("dash" | "number" | "infinity" | "fame") | null;
            /** @description the number of a numbered goal */
            readonly number?: number | null;
            /** @description how often its task is done, each time for one token */
            readonly times?: number | null;
            /** @description what its owner has on the table while it is met, where that is all it asks for */
            readonly needs?: components["schemas"]["OuterRimNeeds"];
        };
        /** @description The position in which a log begins, by its facts. */
        readonly OuterRimStart: {
            /** @description whose turn it is, and how far it has come */
            readonly turn?: {
                /** @description whose turn it is (default: the first seat) */
                readonly seat?: components["schemas"]["Seat"];
                /** @description which turn of the game it is (default: 1) */
                readonly number?: number;
                /**
                 * @description the step of the turn (default: planning)
                 * @enum {string}
                 */
                readonly step?: "planning" | "action" | "encounter";
                /** @description it is an additional turn */
                readonly additional?: boolean;
                /** @description actions already performed: market, deliver, trade, card/ability */
                readonly done?: readonly string[];
                /** @description abilities used this turn, as card/ability */
                readonly used?: readonly string[];
                /** @description favors granted this turn */
                readonly favors?: readonly {
                    /** @description who has received it */
                    readonly seat: components["schemas"]["Seat"];
                    /** @description who granted it */
                    readonly from: components["schemas"]["Seat"];
                    /**
                     * @description which favor it was
                     * @enum {string}
                     */
                    readonly kind: "advice" | "combat-strategy" | "endorsement" | "shortcut";
                    /**
                     * @description the skill of Advice
                     * @enum {string}
                     */
                    readonly skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
                    /**
                     * @description the faction of Endorsement
                     * @enum {string}
                     */
                    readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
                    /**
                     * @description it was granted for the granter's debt token
                     * @constant
                     */
                    readonly debtToken?: true;
                    /**
                     * @description the skill test of Advice, or the combat of Combat Strategy, has come
                     * @constant
                     */
                    readonly spent?: true;
                }[];
            };
            /** @description what each seat has */
            readonly seats?: {
                readonly [key: string]: components["schemas"]["OuterRimStartSeat"];
            };
            /** @description the patrols on the map; null: none */
            readonly patrols?: {
                readonly [key: string]: {
                    /** @description its level */
                    readonly level: number;
                    /** @description dice; level 4 beats everybody */
                    readonly combat?: (number | "infinite") | null;
                    /** @description what beating it brings; null: not known */
                    readonly reward?: {
                        /** @description credits */
                        readonly credits?: number | null;
                        /** @description fame */
                        readonly fame?: number | null;
                        /** @description the factions with which reputation goes one step up */
                        readonly reputation?: readonly ("rebel" | "imperial" | "hutt" | "syndicate")[];
                    } | null;
                    /** @description the space it lies in; null: not known */
                    readonly space: string | null;
                    /**
                     * @description its space is not known, but that it has not moved since it came
                     * @constant
                     */
                    readonly atEndcap?: true;
                } | null;
            };
            /** @description the levels of the tokens left in each stack, top first; null: not known (default: all above the patrol) */
            readonly stacks?: {
                readonly [key: string]: readonly number[] | null;
            };
            /** @description the faceup card of each market deck, and what is known to lie under it (default: not known) */
            readonly market?: {
                readonly [key: string]: (string | components["schemas"]["OuterRimStatedCard"]) | {
                    /** @description the card that lies faceup; null or left out: not known */
                    readonly faceup?: (string | components["schemas"]["OuterRimStatedCard"]) | null;
                    /** @description cards known to lie in the deck */
                    readonly under?: readonly (string | components["schemas"]["OuterRimStatedCard"])[];
                    /** @description how many of them, the first ones, may lie anywhere in it; the others lie at its bottom in this order (default: all may) */
                    readonly shuffled?: number;
                };
            };
            /** @description the contact tokens of each planet, from left to right (default: not known) */
            readonly contacts?: {
                readonly [key: string]: readonly {
                    /** @description who it is; null or left out: not known */
                    readonly id?: string | null;
                    /** @description its class */
                    readonly class?: ("white" | "green" | "yellow" | "orange") | null;
                    /** @description it lies faceup (default: it does not) */
                    readonly faceup?: boolean;
                }[];
            };
            /** @description the AI decks of AI players */
            readonly ai?: {
                readonly [key: string]: {
                    /** @description the AI cards that have gone under the deck, in order (default: none) */
                    readonly under?: readonly string[];
                };
            };
            /** @description the smuggler AI player's goal tokens by planet (default: one for each of its cargo and jobs) */
            readonly goalTokens?: {
                readonly [key: string]: number;
            };
            /** @description cards and tokens that have left the game */
            readonly removed?: readonly string[];
            /** @description the ship sheets that nobody has; null or left out: not known */
            readonly shipSupply?: readonly string[] | null;
        };
        readonly OuterRimStartSeat: {
            /** @description the character card; null or left out: not known */
            readonly character?: string | null;
            /** @description the ship sheet; null or left out: not known */
            readonly ship?: string | null;
            /** @description the space of the ship; null or left out: not known */
            readonly space?: string | null;
            /** @description credits; null or left out: not known */
            readonly credits?: number | null;
            /** @description fame; null: not known (default: 0) */
            readonly fame?: number | null;
            /** @description by faction; null: not known (default: neutral) */
            readonly reputation?: {
                readonly [key: string]: ("negative" | "neutral" | "positive") | null;
            };
            /** @description what an effect has the seat treated as having with a faction, whatever the marker shows */
            readonly treatedAs?: {
                readonly [key: string]: "negative" | "neutral" | "positive";
            };
            /** @description damage tokens (default: none) */
            readonly damage?: {
                /** @description on the character */
                readonly character?: number;
                /** @description on the ship */
                readonly ship?: number;
            };
            /** @description the standee lies on its side (default: it stands) */
            readonly defeated?: boolean;
            /** @description printed values; those of a known ship and character need not be given */
            readonly values?: {
                /** @description spaces of movement */
                readonly hyperdrive?: number | null;
                /** @description dice */
                readonly groundCombat?: number | null;
                /** @description dice */
                readonly shipCombat?: number | null;
                /** @description damage that defeats the character */
                readonly health?: number | null;
                /** @description damage that defeats the ship */
                readonly hull?: number | null;
            };
            /** @description the character's own skills, each as often as it is there (null or left out: as printed); those of crew count besides */
            readonly skills?: readonly ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
            /** @description how many slots of each kind there are, where the ship is not in the catalogue */
            readonly slots?: {
                /** @description slots of this kind; null: not known */
                readonly gear?: number | null;
                /** @description slots of this kind; null: not known */
                readonly "job-or-bounty"?: number | null;
                /** @description slots of this kind; null: not known */
                readonly cargo?: number | null;
                /** @description slots of this kind; null: not known */
                readonly mod?: number | null;
                /** @description slots of this kind; null: not known */
                readonly "cargo-or-mod"?: number | null;
                /** @description slots of this kind; null: not known */
                readonly crew?: number | null;
            };
            /** @description the assets: ids, or the facts of a card (default: none) */
            readonly assets?: readonly (string | components["schemas"]["OuterRimStatedCard"])[];
            /** @description the secrets, each with its encounter deck */
            readonly secrets?: readonly {
                /** @description the encounter card */
                readonly id: string;
                /** @description its deck; null: not known */
                readonly deck?: string | null;
            }[];
            /** @description the debt tokens that the seat holds, by their owners (default: its own, unless another seat has it) */
            readonly debtTokens?: readonly components["schemas"]["Seat"][];
            /** @description the ambition sheet, and the goal tokens on it */
            readonly ambition?: string | {
                /** @description which sheet it is */
                readonly sheet?: string;
                /** @description goal tokens, by goal */
                readonly tokens?: {
                    readonly [key: string]: number;
                };
            };
            /** @description the character card has been turned over */
            readonly personalGoalDone?: boolean;
            /** @description the ship sheet has been turned over */
            readonly shipGoalDone?: boolean;
        };
        /** @description A card with its facts, stated where it lies. */
        readonly OuterRimStatedCard: {
            /** @description the id: that of the catalogue, or a new one */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /** @description the market deck it belongs to; null: none */
            readonly deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
            /**
             * @description market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2)
             * @enum {string}
             */
            readonly origin?: "market" | "encounter" | "databank";
            /** @description what kind of card it is; null: not known */
            readonly type?: ("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null;
            /** @description credits; null or left out: not known */
            readonly cost?: number | null;
            /** @description all of its traits; left out: not known */
            readonly traits?: readonly string[];
            /** @description a space; "imperial-patrol" or the like: a patrol, wherever it is; "none": the card names none */
            readonly destination?: string | null;
            /** @description what delivering it brings: of a bounty the capture reward */
            readonly reward?: components["schemas"]["OuterRimReward"] | null;
            /** @description the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
            readonly rotatesTo?: string;
            /** @description of the other end: the starting asset */
            readonly rotatedFrom?: string;
            /** @description of a databank card */
            readonly number?: number;
            /** @description of a bounty: the fight against its target */
            readonly combat?: {
                /** @description the icon */
                readonly kind?: ("ground" | "ship") | null;
                /** @description dice */
                readonly value?: number | null;
            } | null;
            /** @description of a bounty, what eliminating its target brings */
            readonly eliminationReward?: components["schemas"]["OuterRimReward"] | null;
            /** @description a captured contact lies on this bounty */
            readonly captured?: boolean;
            /** @description the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token */
            readonly contact?: string | null;
            /**
             * @description of a bounty: the class of its target
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the patrol movement icon; left out or null: not known */
            readonly patrolIcon?: ("none" | {
                /**
                 * @description whose patrol moves
                 * @enum {string}
                 */
                readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
                /** @description how many spaces */
                readonly spaces: number;
            }) | null;
            /** @description the reveal contact icon; left out or null: not known */
            readonly contactIcon?: ("none" | {
                /** @description the least number of players for which it works */
                readonly from: number;
                /** @description the greatest */
                readonly to: number;
            }) | null;
            /** @description of a ship card: the ship sheet */
            readonly ship?: string;
            /** @description of a crew: its skills */
            readonly skills?: readonly ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[];
            /** @description what it adds to values as long as it is owned; left out: not known, `{}`: nothing */
            readonly bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            readonly abilities?: readonly components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            readonly additionalFame?: readonly components["schemas"]["OuterRimAdditionalFame"][];
            /** @description after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
            readonly leavesGame?: boolean;
            /** @description of an encounter card: the deck that it belongs to, and its sections as far as they are known */
            readonly encounterDeck?: string | null;
            /** @description of an encounter card: its sections, as far as they are known */
            readonly sections?: readonly components["schemas"]["OuterRimSection"][];
            /** @description of a databank card: what resolving it makes happen */
            readonly program?: readonly components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description the slot it lies in
             * @enum {string}
             */
            readonly slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
        };
        /** @description One move: a decision of a seat, or a chance outcome that the table saw. */
        readonly OuterRimMove: components["schemas"]["OuterRimMove_card_may"] | components["schemas"]["OuterRimMove_card_decline"] | components["schemas"]["OuterRimMove_card_choose"] | components["schemas"]["OuterRimMove_card_ask"] | components["schemas"]["OuterRimMove_setup_fame"] | components["schemas"]["OuterRimMove_setup_map"] | components["schemas"]["OuterRimMove_setup_roll"] | components["schemas"]["OuterRimMove_setup_first_player"] | components["schemas"]["OuterRimMove_setup_character"] | components["schemas"]["OuterRimMove_setup_ship"] | components["schemas"]["OuterRimMove_setup_databank"] | components["schemas"]["OuterRimMove_setup_reputation"] | components["schemas"]["OuterRimMove_setup_ambitions"] | components["schemas"]["OuterRimMove_setup_ambition"] | components["schemas"]["OuterRimMove_setup_benefits"] | components["schemas"]["OuterRimMove_setup_tile"] | components["schemas"]["OuterRimMove_turn_end"] | components["schemas"]["OuterRimMove_planning_gain_credits"] | components["schemas"]["OuterRimMove_planning_recover"] | components["schemas"]["OuterRimMove_planning_ability"] | components["schemas"]["OuterRimMove_planning_move"] | components["schemas"]["OuterRimMove_move_along"] | components["schemas"]["OuterRimMove_nearest_choose"] | components["schemas"]["OuterRimMove_action_ability"] | components["schemas"]["OuterRimMove_action_end"] | components["schemas"]["OuterRimMove_market_discard"] | components["schemas"]["OuterRimMove_market_end"] | components["schemas"]["OuterRimMove_market_buy"] | components["schemas"]["OuterRimMove_card_reveal"] | components["schemas"]["OuterRimMove_contact_reveal"] | components["schemas"]["OuterRimMove_contact_later"] | components["schemas"]["OuterRimMove_contact_none"] | components["schemas"]["OuterRimMove_icon_none"] | components["schemas"]["OuterRimMove_deliver_cargo"] | components["schemas"]["OuterRimMove_deliver_bounty"] | components["schemas"]["OuterRimMove_deliver_roll"] | components["schemas"]["OuterRimMove_deliver_databank"] | components["schemas"]["OuterRimMove_deliver_end"] | components["schemas"]["OuterRimMove_trade_exchange"] | components["schemas"]["OuterRimMove_trade_end"] | components["schemas"]["OuterRimMove_credits_trade"] | components["schemas"]["OuterRimMove_favor_receive"] | components["schemas"]["OuterRimMove_favor_refuse"] | components["schemas"]["OuterRimMove_debt_tokens_trade"] | components["schemas"]["OuterRimMove_ambition_goal"] | components["schemas"]["OuterRimMove_ambition_lose"] | components["schemas"]["OuterRimMove_slots_arrange"] | components["schemas"]["OuterRimMove_asset_discard"] | components["schemas"]["OuterRimMove_asset_decline"] | components["schemas"]["OuterRimMove_asset_keep"] | components["schemas"]["OuterRimMove_encounter_patrol"] | components["schemas"]["OuterRimMove_encounter_ability"] | components["schemas"]["OuterRimMove_encounter_space"] | components["schemas"]["OuterRimMove_encounter_contact"] | components["schemas"]["OuterRimMove_contact_untold"] | components["schemas"]["OuterRimMove_contact_resolve"] | components["schemas"]["OuterRimMove_contact_fight"] | components["schemas"]["OuterRimMove_encounter_crew"] | components["schemas"]["OuterRimMove_crew_protect"] | components["schemas"]["OuterRimMove_crew_refuse"] | components["schemas"]["OuterRimMove_bounty_eliminate"] | components["schemas"]["OuterRimMove_bounty_capture"] | components["schemas"]["OuterRimMove_encounter_player"] | components["schemas"]["OuterRimMove_bounty_gain_reputation"] | components["schemas"]["OuterRimMove_bounty_lose_reputation"] | components["schemas"]["OuterRimMove_contact_place"] | components["schemas"]["OuterRimMove_contact_settle"] | components["schemas"]["OuterRimMove_patrol_displace"] | components["schemas"]["OuterRimMove_patrol_spawn"] | components["schemas"]["OuterRimMove_patrol_move"] | components["schemas"]["OuterRimMove_combat_roll"] | components["schemas"]["OuterRimMove_combat_ability"] | components["schemas"]["OuterRimMove_combat_reroll"] | components["schemas"]["OuterRimMove_combat_resolve"] | components["schemas"]["OuterRimMove_test_roll"] | components["schemas"]["OuterRimMove_test_ability"] | components["schemas"]["OuterRimMove_test_reroll"] | components["schemas"]["OuterRimMove_test_resolve"] | components["schemas"]["OuterRimMove_ai_card"] | components["schemas"]["OuterRimMove_ai_untold"] | components["schemas"]["OuterRimMove_ai_resolve"] | components["schemas"]["OuterRimMove_ai_roll"] | components["schemas"]["OuterRimMove_ai_lose_reputation"] | components["schemas"]["OuterRimMove_ai_ship"] | components["schemas"]["OuterRimMove_ability_use"];
        /** @description The part of a card that begins with "may" is carried out. */
        readonly OuterRimMove_card_may: {
            /** @constant */
            readonly type: "card.may";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The part of a card that begins with "may" is left out. A log may leave this out. */
        readonly OuterRimMove_card_decline: {
            /** @constant */
            readonly type: "card.decline";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description One of the branches of a card is chosen. */
        readonly OuterRimMove_card_choose: {
            /** @constant */
            readonly type: "card.choose";
            readonly seat: components["schemas"]["Seat"];
            /** @description the name of the branch */
            readonly option: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description What a card asks about a fact that the log does not tell. A log may leave this out; of a fact that it does tell it may record it, too. */
        readonly OuterRimMove_card_ask: {
            /** @constant */
            readonly type: "card.ask";
            readonly seat?: components["schemas"]["Seat"];
            /** @description whether it is so */
            readonly holds: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description All players together have agreed on the fame that wins; anybody may note it. A log may leave this out. */
        readonly OuterRimMove_setup_fame: {
            /** @constant */
            readonly type: "setup.fame";
            readonly seat: components["schemas"]["Seat"];
            /** @description left out: what the header says, or 10 */
            readonly fame?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description How the map is laid. A log may leave this out: then it is the fixed map, or that of the header. */
        readonly OuterRimMove_setup_map: {
            /** @constant */
            readonly type: "setup.map";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description left out: as the header has it, or the fixed map
             * @enum {string}
             */
            readonly layout?: "fixed" | "random";
            /** @description the pieces of the map from left to right, with the endcaps */
            readonly pieces?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player has rolled six dice for first player. */
        readonly OuterRimMove_setup_roll: {
            /** @constant */
            readonly type: "setup.roll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the six dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description This seat is first player; after recorded dice a log may leave this out. */
        readonly OuterRimMove_setup_first_player: {
            /** @constant */
            readonly type: "setup.first-player";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player chooses a character and takes what belongs to it. */
        readonly OuterRimMove_setup_character: {
            /** @constant */
            readonly type: "setup.character";
            readonly seat: components["schemas"]["Seat"];
            /** @description the character card */
            readonly character: string;
            /** @description the side of the starter ship */
            readonly ship?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player chooses the side of their starter ship. */
        readonly OuterRimMove_setup_ship: {
            /** @constant */
            readonly type: "setup.ship";
            readonly seat: components["schemas"]["Seat"];
            /** @description the side of the starter ship that lies faceup */
            readonly ship: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The starting databank card of a player; where the log leaves it out, nobody knows which copy it was. */
        readonly OuterRimMove_setup_databank: {
            /** @constant */
            readonly type: "setup.databank";
            readonly seat: components["schemas"]["Seat"];
            /** @description the number of the card, where the character leaves a choice */
            readonly number?: number;
            /** @description the card, by a name of its own or with facts of it */
            readonly card?: string | components["schemas"]["OuterRimCard"];
            /** @description the starting planet that it names */
            readonly space?: string;
            /** @enum {string} */
            readonly slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The faction with which a player begins positive, where the character card lets them pick it. */
        readonly OuterRimMove_setup_reputation: {
            /** @constant */
            readonly type: "setup.reputation";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Random ambition sheets have been laid out, one more than there are players. A log may leave this out. */
        readonly OuterRimMove_setup_ambitions: {
            /** @constant */
            readonly type: "setup.ambitions";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the ambition sheets that lie faceup on the table */
            readonly sheets: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player chooses an ambition sheet; the last player in turn order is first. */
        readonly OuterRimMove_setup_ambition: {
            /** @constant */
            readonly type: "setup.ambition";
            readonly seat: components["schemas"]["Seat"];
            /** @description one of the sheets that were laid out */
            readonly sheet: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player carries out the set-up part of their ambition sheet; of a sheet that the header states a log may leave it out. */
        readonly OuterRimMove_setup_benefits: {
            /** @constant */
            readonly type: "setup.benefits";
            readonly seat: components["schemas"]["Seat"];
            /** @description the credits that the sheet gives */
            readonly credits?: number;
            /** @description the market card that its owner has looked for and gained */
            readonly card?: string | components["schemas"]["OuterRimCard"];
            /**
             * @description the market deck that was searched and shuffled
             * @enum {string}
             */
            readonly deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description other benefits */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A random map: the next map tile has been turned up and joined to the map. The endcap that comes last may be left out. */
        readonly OuterRimMove_setup_tile: {
            /** @constant */
            readonly type: "setup.tile";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the map tile, or the endcap that closes the map */
            readonly tile: string;
            /** @description the piece that it has been joined to */
            readonly beside?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The turn ends without an encounter: its player is defeated, where cards of unknown text decide that. A log may leave this out. */
        readonly OuterRimMove_turn_end: {
            /** @constant */
            readonly type: "turn.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The planning step is spent on gaining 2,000 credits. */
        readonly OuterRimMove_planning_gain_credits: {
            /** @constant */
            readonly type: "planning.gain-credits";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The planning step is spent on recovering all damage of character and ship. */
        readonly OuterRimMove_planning_recover: {
            /** @constant */
            readonly type: "planning.recover";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The planning step is spent on one "Planning" ability. */
        readonly OuterRimMove_planning_ability: {
            /** @constant */
            readonly type: "planning.ability";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The planning step is spent on moving the ship; `path`, or `to` for the shortest legal way. */
        readonly OuterRimMove_planning_move: {
            /** @constant */
            readonly type: "planning.move";
            readonly seat: components["schemas"]["Seat"];
            /** @description the space where the move ends; enough when the way does not matter */
            readonly to?: string;
            /** @description the spaces entered, in order, without the one it starts in; [] to stay */
            readonly path?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A move that an ability allows outside the planning step. Where none is recorded, the ship stays. */
        readonly OuterRimMove_move_along: {
            /** @constant */
            readonly type: "move.along";
            readonly seat: components["schemas"]["Seat"];
            /** @description the space where the move ends; enough when the way does not matter */
            readonly to?: string;
            /** @description the spaces entered, in order, without the one it starts in; [] to stay */
            readonly path?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The nearest player, planet or patrol that a card asked for is named; the current player breaks ties. */
        readonly OuterRimMove_nearest_choose: {
            /** @constant */
            readonly type: "nearest.choose";
            readonly seat: components["schemas"]["Seat"];
            /** @description a seat, a planet or the faction of a patrol */
            readonly chosen: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description One "Action" ability is resolved as an action. */
        readonly OuterRimMove_action_ability: {
            /** @constant */
            readonly type: "action.ability";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The action step ends; the encounter step follows. A log may leave this out. */
        readonly OuterRimMove_action_end: {
            /** @constant */
            readonly type: "action.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The faceup card of a market deck is put under the deck. */
        readonly OuterRimMove_market_discard: {
            /** @constant */
            readonly type: "market.discard";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The market action ends without a purchase. A log may leave this out. */
        readonly OuterRimMove_market_end: {
            /** @constant */
            readonly type: "market.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The faceup card of a market deck is bought. */
        readonly OuterRimMove_market_buy: {
            /** @constant */
            readonly type: "market.buy";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the card bought: the faceup one, which need not be named unless the log has not told it */
            readonly card?: string;
            /** @description own assets given in to lower the price; a ship bought always takes the old ship in payment */
            readonly barter?: readonly string[];
            /** @description own assets discarded to free a slot, without being bartered */
            readonly discard?: readonly string[];
            /**
             * @description the slot that the card is put in
             * @enum {string}
             */
            readonly slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            /** @description the credits paid; compared with the price, or taken where nobody knows the cost */
            readonly paid?: number;
            /** @description what a card lowers the cost by, or that nothing is paid */
            readonly discount?: number | "free";
            /** @description the card of the buyer that brings the discount, a character or ship too */
            readonly by?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The card that is now on top of a market deck has been turned faceup. */
        readonly OuterRimMove_card_reveal: {
            /** @constant */
            readonly type: "card.reveal";
            readonly seat?: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the card, by its id or with facts of it; null when no card is left in the deck */
            readonly card: string | components["schemas"]["OuterRimCard"] | null;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The buyer has turned a facedown contact token in their space faceup, because of a reveal contact icon. */
        readonly OuterRimMove_contact_reveal: {
            /** @constant */
            readonly type: "contact.reveal";
            readonly seat?: components["schemas"]["Seat"];
            /** @description which contact it is */
            readonly contact: string;
            /** @enum {string} */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the space of the buyer */
            readonly space?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The patrol of the same card is moved first; a log may leave this out. */
        readonly OuterRimMove_contact_later: {
            /** @constant */
            readonly type: "contact.later";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description No facedown contact was there to be turned faceup; a log may leave this out. */
        readonly OuterRimMove_contact_none: {
            /** @constant */
            readonly type: "contact.none";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The card just revealed, whose patrol icon the log has not told, moves no patrol. A log may leave this out. */
        readonly OuterRimMove_icon_none: {
            /** @constant */
            readonly type: "icon.none";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A cargo is delivered to its destination; for ILLEGAL cargo the die follows as `deliver.roll`. */
        readonly OuterRimMove_deliver_cargo: {
            /** @constant */
            readonly type: "deliver.cargo";
            readonly seat: components["schemas"]["Seat"];
            /** @description the cargo */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A bounty with its captured contact is delivered to its destination. */
        readonly OuterRimMove_deliver_bounty: {
            /** @constant */
            readonly type: "deliver.bounty";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The die rolled before ILLEGAL cargo can be delivered. */
        readonly OuterRimMove_deliver_roll: {
            /** @constant */
            readonly type: "deliver.roll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the die shows */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Databank card #1 is resolved after a failed roll; the log declares what it brought. */
        readonly OuterRimMove_deliver_databank: {
            /** @constant */
            readonly type: "deliver.databank";
            readonly seat: components["schemas"]["Seat"];
            /** @description the copy of databank card 1, where the log tells its text */
            readonly card?: string;
            /** @description what the card made happen, in order */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The deliver action ends. A log may leave this out. */
        readonly OuterRimMove_deliver_end: {
            /** @constant */
            readonly type: "deliver.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An agreed exchange with another player in the same space; one trade action may hold several. */
        readonly OuterRimMove_trade_exchange: {
            /** @constant */
            readonly type: "trade.exchange";
            readonly seat: components["schemas"]["Seat"];
            /** @description the other player */
            readonly with: components["schemas"]["Seat"];
            /** @description what the seat of the move gives; nothing where left out */
            readonly gives?: {
                readonly credits?: number;
                /** @description asset cards */
                readonly cards?: readonly string[];
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /** @description what it gets; nothing where left out */
            readonly takes?: {
                readonly credits?: number;
                /** @description asset cards */
                readonly cards?: readonly string[];
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The trade action ends. A log may leave this out. */
        readonly OuterRimMove_trade_end: {
            /** @constant */
            readonly type: "trade.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An agreed exchange of credits with another seat; one of the two is the current player. */
        readonly OuterRimMove_credits_trade: {
            /** @constant */
            readonly type: "credits.trade";
            readonly seat: components["schemas"]["Seat"];
            /** @description the other seat */
            readonly with: components["schemas"]["Seat"];
            /** @description the credits that the seat of the move gives; none where left out */
            readonly gives?: number;
            /** @description the credits that it gets; none where left out */
            readonly takes?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player is granted a favor by another one, in anybody's turn. Only where the option "favors" is set. */
        readonly OuterRimMove_favor_receive: {
            /** @constant */
            readonly type: "favor.receive";
            readonly seat: components["schemas"]["Seat"];
            /** @description the player who grants it */
            readonly from: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly kind: "advice" | "combat-strategy" | "endorsement" | "shortcut";
            /**
             * @description the skill of Advice
             * @enum {string}
             */
            readonly skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
            /**
             * @description the faction of Endorsement
             * @enum {string}
             */
            readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description what the receiver gives for it */
            readonly pays?: {
                readonly credits?: number;
                /** @description asset cards */
                readonly cards?: readonly string[];
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /**
             * @description the granter's debt token is handed back for it, so that it cannot be refused
             * @constant
             */
            readonly debtToken?: true;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player refuses another one a favor, or agrees to refuse it; that binds nobody. A log may leave this out. */
        readonly OuterRimMove_favor_refuse: {
            /** @constant */
            readonly type: "favor.refuse";
            readonly seat: components["schemas"]["Seat"];
            /** @description the player who is refused a favor */
            readonly to: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly kind?: "advice" | "combat-strategy" | "endorsement" | "shortcut";
            /** @description what a player pays for the refusal */
            readonly price?: {
                /** @description who pays */
                readonly from: components["schemas"]["Seat"];
                readonly credits?: number;
                /** @description asset cards */
                readonly cards?: readonly string[];
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /**
             * @description it was asked for with the debt token of the seat
             * @constant
             */
            readonly debtToken?: true;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An agreed exchange of debt tokens, also for credits, with another seat; one of the two is the current player. */
        readonly OuterRimMove_debt_tokens_trade: {
            /** @constant */
            readonly type: "debt-tokens.trade";
            readonly seat: components["schemas"]["Seat"];
            /** @description the other seat */
            readonly with: components["schemas"]["Seat"];
            /** @description what the seat of the move gives; nothing where left out */
            readonly gives?: {
                readonly credits?: number;
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /** @description what it gets; nothing where left out */
            readonly takes?: {
                readonly credits?: number;
                /** @description debt tokens, by the seats that own them */
                readonly debtTokens?: readonly components["schemas"]["Seat"][];
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player has done what a goal of their ambition sheet asks for, and puts a goal token on it. */
        readonly OuterRimMove_ambition_goal: {
            /** @constant */
            readonly type: "ambition.goal";
            readonly seat: components["schemas"]["Seat"];
            /** @description a goal of the own sheet */
            readonly goal: string;
            /**
             * @description the symbol of the goal, where its sheet is not stated
             * @enum {string}
             */
            readonly kind?: "dash" | "number" | "infinity" | "fame";
            /** @description the number of a numbered goal, where its sheet is not stated */
            readonly number?: number;
            /** @description how often its task is done, where its sheet is not stated */
            readonly times?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The criteria of an ongoing goal are no longer met: its owner takes the goal token off it. */
        readonly OuterRimMove_ambition_lose: {
            /** @constant */
            readonly type: "ambition.lose";
            readonly seat: components["schemas"]["Seat"];
            /** @description an ongoing goal of the own sheet */
            readonly goal: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Assets are put into other slots; those that are not named go wherever there is room. At any time. */
        readonly OuterRimMove_slots_arrange: {
            /** @constant */
            readonly type: "slots.arrange";
            readonly seat: components["schemas"]["Seat"];
            /** @description by asset, the kind of slot that it is put in */
            readonly assets: {
                readonly [key: string]: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An asset is discarded because the slots do not hold all of them. */
        readonly OuterRimMove_asset_discard: {
            /** @constant */
            readonly type: "asset.discard";
            readonly seat: components["schemas"]["Seat"];
            /** @description the asset that goes */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The asset just gained is not taken, or the one just bought has no slot: it is discarded. */
        readonly OuterRimMove_asset_decline: {
            /** @constant */
            readonly type: "asset.decline";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Every asset has found a slot, thanks to a card whose text nobody knows. A log may leave this out. */
        readonly OuterRimMove_asset_keep: {
            /** @constant */
            readonly type: "asset.keep";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The encounter is with the patrol of this faction in the own space. */
        readonly OuterRimMove_encounter_patrol: {
            /** @constant */
            readonly type: "encounter.patrol";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description One "Encounter" ability is resolved instead of encountering the space. */
        readonly OuterRimMove_encounter_ability: {
            /** @constant */
            readonly type: "encounter.ability";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The encounter is with the own space: a card of its deck is drawn and one section of it is resolved. */
        readonly OuterRimMove_encounter_space: {
            /** @constant */
            readonly type: "encounter.space";
            readonly seat: components["schemas"]["Seat"];
            /** @description the encounter card that was drawn */
            readonly card?: string;
            /** @description on a Core Worlds space: whether crossing the galaxy was announced */
            readonly cross?: boolean;
            /** @description the section or subsection that was resolved */
            readonly section?: string;
            /** @description what the card made happen, in order, where its text is not known; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The encounter is with a contact in the own space: the token is chosen before it is turned faceup. */
        readonly OuterRimMove_encounter_contact: {
            /** @constant */
            readonly type: "encounter.contact";
            readonly seat: components["schemas"]["Seat"];
            /** @description who it is; of a facedown token it may be told by `contact.reveal`, or not at all */
            readonly contact?: string;
            /**
             * @description the class of the token that is chosen
             * @enum {string}
             */
            readonly class?: "white" | "green" | "yellow" | "orange";
            /** @description the encounter or databank card that was resolved */
            readonly card?: string;
            /** @description the section that was resolved */
            readonly section?: string;
            /** @description what the card made happen, in order */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The log does not tell which contact the token is. A log may leave this out. */
        readonly OuterRimMove_contact_untold: {
            /** @constant */
            readonly type: "contact.untold";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The databank card of the contact is resolved; the log declares what it brought. Left out where `encounter.contact` says it. */
        readonly OuterRimMove_contact_resolve: {
            /** @constant */
            readonly type: "contact.resolve";
            readonly seat: components["schemas"]["Seat"];
            /** @description the encounter or databank card that was resolved */
            readonly card?: string;
            /** @description the section that was resolved */
            readonly section?: string;
            /** @description what the card made happen, in order */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The contact that is encountered is fought for a bounty, instead of resolving its databank card. A log may leave this out where the dice of the combat show it. */
        readonly OuterRimMove_contact_fight: {
            /** @constant */
            readonly type: "contact.fight";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty whose target the contact is; left out: the only one that fits */
            readonly bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A crew is fought for a bounty, as an "Encounter" ability: one's own, or that of a player in the same space. */
        readonly OuterRimMove_encounter_crew: {
            /** @constant */
            readonly type: "encounter.crew";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty whose target the crew is; left out: the only one that fits */
            readonly bounty?: string;
            /** @description whose crew it is: the own seat, or another one in the same space */
            readonly player?: components["schemas"]["Seat"];
            /** @description the crew card */
            readonly crew?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The owner protects the crew: the two players fight. */
        readonly OuterRimMove_crew_protect: {
            /** @constant */
            readonly type: "crew.protect";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The owner does not protect the crew, who is fought like any target of a bounty. */
        readonly OuterRimMove_crew_refuse: {
            /** @constant */
            readonly type: "crew.refuse";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The beaten contact is eliminated: the elimination reward comes at once, card and token leave the game. */
        readonly OuterRimMove_bounty_eliminate: {
            /** @constant */
            readonly type: "bounty.eliminate";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty that was fought for */
            readonly bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The beaten contact is captured: its token is put on the bounty, to be delivered. */
        readonly OuterRimMove_bounty_capture: {
            /** @constant */
            readonly type: "bounty.capture";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty that was fought for */
            readonly bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The encounter is with the player in the own space whose character a bounty names: the two fight. */
        readonly OuterRimMove_encounter_player: {
            /** @constant */
            readonly type: "encounter.player";
            readonly seat: components["schemas"]["Seat"];
            /** @description the bounty that names the character; left out: the only one that fits */
            readonly bounty?: string;
            /** @description the player whose character it is */
            readonly player?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A reputation is gained with a faction with which the beaten player is negative. A log may leave this out where there is one only. */
        readonly OuterRimMove_bounty_gain_reputation: {
            /** @constant */
            readonly type: "bounty.gain-reputation";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A reputation is lost with a faction with which the beaten player is positive. A log may leave this out where there is one only. */
        readonly OuterRimMove_bounty_lose_reputation: {
            /** @constant */
            readonly type: "bounty.lose-reputation";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The contact token that a discarded crew or bounty leaves is put faceup on the nearest planet with an empty contact space. A log may leave this out. */
        readonly OuterRimMove_contact_place: {
            /** @constant */
            readonly type: "contact.place";
            readonly seat: components["schemas"]["Seat"];
            /** @description which contact it is */
            readonly contact?: string;
            /** @description the planet */
            readonly to: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The token goes to the one planet that is nearest, or the log does not say to which. A log may leave this out. */
        readonly OuterRimMove_contact_settle: {
            /** @constant */
            readonly type: "contact.settle";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The loser of a combat against a patrol moves it to an adjacent space. */
        readonly OuterRimMove_patrol_displace: {
            /** @constant */
            readonly type: "patrol.displace";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description whose patrol it is
             * @enum {string}
             */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the adjacent space */
            readonly to: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The next patrol of a faction has come to the map. It comes by itself; the move tells what its token shows, and may be left out. */
        readonly OuterRimMove_patrol_spawn: {
            /** @constant */
            readonly type: "patrol.spawn";
            readonly seat?: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description what the token that was turned faceup shows */
            readonly token?: {
                /** @description its level */
                readonly level?: number;
                /** @description dice; level 4 beats everybody */
                readonly combat?: (number | "infinite") | null;
                /** @description what beating it brings; null: not known */
                readonly reward?: {
                    /** @description credits */
                    readonly credits?: number | null;
                    /** @description fame */
                    readonly fame?: number | null;
                    /** @description the factions with which reputation goes one step up */
                    readonly reputation?: readonly ("rebel" | "imperial" | "hutt" | "syndicate")[];
                } | null;
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A patrol moves along paths towards a player, because of a patrol movement icon or a card. */
        readonly OuterRimMove_patrol_move: {
            /** @constant */
            readonly type: "patrol.move";
            readonly seat: components["schemas"]["Seat"];
            /** @enum {string} */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the spaces entered, in order, without the one it starts in; [] when it cannot move */
            readonly path: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The dice of one side of a combat: first the attack, then the defence. */
        readonly OuterRimMove_combat_roll: {
            /** @constant */
            readonly type: "combat.roll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /**
             * @description whose roll it is; `seat` may say who rolled
             * @enum {string}
             */
            readonly side?: "attack" | "defence";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An ability is used in a combat. */
        readonly OuterRimMove_combat_ability: {
            /** @constant */
            readonly type: "combat.ability";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description whose value or dice it changes, where the card does not tell
             * @enum {string}
             */
            readonly side?: "attack" | "defence";
            /** @description what it did to a value, to dice, or to the damage to come */
            readonly change?: components["schemas"]["OuterRimCombatChange"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description What an ability does in a combat. */
        readonly OuterRimCombatChange: {
            /** @constant */
            readonly kind: "value";
            readonly add: number;
        } | {
            /** @constant */
            readonly kind: "reroll";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
        } | {
            /** @constant */
            readonly kind: "turn";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
            /** @enum {string} */
            readonly to: "hit" | "crit" | "focus" | "blank";
        } | {
            /** @constant */
            readonly kind: "add";
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /** @constant */
            readonly kind: "cancel";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
        } | {
            /** @constant */
            readonly kind: "prevent";
            readonly amount: number;
        };
        /** @description What the dice show that an ability has picked to be rerolled, in the order in which it named them. */
        readonly OuterRimMove_combat_reroll: {
            /** @constant */
            readonly type: "combat.reroll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description All abilities are used; damage is compared and suffered. A log may leave this out. */
        readonly OuterRimMove_combat_resolve: {
            /** @constant */
            readonly type: "combat.resolve";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description who won, as the table counted
             * @enum {string}
             */
            readonly winner?: "attacker" | "defender";
            /** @description the damage rolled, as the table counted */
            readonly damage?: {
                /** @description of the attack */
                readonly attack?: number;
                /** @description of the defence */
                readonly defence?: number;
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The two dice of a skill test. */
        readonly OuterRimMove_test_roll: {
            /** @constant */
            readonly type: "test.roll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An ability is used in a skill test. */
        readonly OuterRimMove_test_ability: {
            /** @constant */
            readonly type: "test.ability";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what it did to the dice or the skills */
            readonly change?: components["schemas"]["OuterRimTestChange"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description What an ability does in a skill test. */
        readonly OuterRimTestChange: {
            /** @constant */
            readonly kind: "reroll";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
        } | {
            /** @constant */
            readonly kind: "turn";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
            /** @enum {string} */
            readonly to: "hit" | "crit" | "focus" | "blank";
        } | {
            /** @constant */
            readonly kind: "add";
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /** @constant */
            readonly kind: "cancel";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            readonly dice: readonly number[];
        } | {
            /** @constant */
            readonly kind: "skill";
            /** @enum {string} */
            readonly skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
        };
        /** @description What the dice show that an ability has picked to be rerolled, in the order in which it named them. */
        readonly OuterRimMove_test_reroll: {
            /** @constant */
            readonly type: "test.reroll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description All abilities are used; the test is passed or failed. A log may leave this out. */
        readonly OuterRimMove_test_resolve: {
            /** @constant */
            readonly type: "test.resolve";
            readonly seat: components["schemas"]["Seat"];
            /** @description whether the test was passed, as the table saw it */
            readonly passed?: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The top card of the AI deck is drawn for the AI player whose turn it is. */
        readonly OuterRimMove_ai_card: {
            /** @constant */
            readonly type: "ai.card";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the AI card */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The AI card is not told: of its turn nothing can be ruled, unless only one card can lie on top. A log may leave this out. */
        readonly OuterRimMove_ai_untold: {
            /** @constant */
            readonly type: "ai.untold";
            readonly seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An instruction of the AI card is resolved that leaves nothing to choose. A log may leave this out. */
        readonly OuterRimMove_ai_resolve: {
            /** @constant */
            readonly type: "ai.resolve";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description the kind of instruction
             * @enum {string}
             */
            readonly instruction: "recover" | "gain-credits" | "complete-job" | "pay-for-fame" | "sell-fame" | "gain-reputation" | "others-suffer" | "rob";
            /** @description the card that it is about, where several are tied */
            readonly card?: string;
            /**
             * @description the faction that it is about, where several patrols are equally near
             * @enum {string}
             */
            readonly faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the player whom it is about, where several are tied */
            readonly player?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The dice that an AI card calls for. */
        readonly OuterRimMove_ai_roll: {
            /** @constant */
            readonly type: "ai.roll";
            readonly seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player loses the reputation that an AI card takes, with a faction of their choice. A log may leave this out where there is one only. */
        readonly OuterRimMove_ai_lose_reputation: {
            /** @constant */
            readonly type: "ai.lose-reputation";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description with whom
             * @enum {string}
             */
            readonly faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An AI player that has bought "Used Ship for Sale" takes a ship from the supply; of several that cost the same chance decides. A log may leave this out where one is left. */
        readonly OuterRimMove_ai_ship: {
            /** @constant */
            readonly type: "ai.ship";
            readonly seat: components["schemas"]["Seat"];
            /** @description the ship sheet */
            readonly ship: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An ability is used at a moment of its own, in anybody's turn: of any component in play, one's own or another one. */
        readonly OuterRimMove_ability_use: {
            /** @constant */
            readonly type: "ability.use";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            readonly source: string;
            /** @description which of its abilities, where it has several */
            readonly ability?: string;
            /** @description the other player that the ability chooses */
            readonly player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            readonly cost?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            readonly effects?: readonly components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A recorded game of Star Wars: The Deckbuilding Game. */
        readonly DeckbuildingLog: {
            /** @description where an editor finds the schema that completes the log */
            readonly $schema?: string;
            /**
             * @description this format
             * @constant
             */
            readonly format: "referee-log/1";
            /**
             * @description the game
             * @constant
             */
            readonly ruleset: "deckbuilding";
            /** @description of the ruleset that the log was written for; another main version is refused */
            readonly version?: string;
            /** @description for people */
            readonly title?: string;
            /** @description for people */
            readonly notes?: string;
            /** @description how this table plays */
            readonly options?: components["schemas"]["DeckbuildingOptions"];
            /** @description the two players; the Empire begins */
            readonly seats: readonly components["schemas"]["Seat"][];
            /** @description who plays which side; left out, the player named first plays the Empire */
            readonly sides?: {
                readonly [key: string]: "empire" | "rebel";
            };
            /** @description how this table reads the cards on which sources differ */
            readonly rulings?: components["schemas"]["DeckbuildingRulings"];
            /** @description house cards, and reprints that differ from the catalogue */
            readonly cards?: readonly components["schemas"]["DeckbuildingCardFacts"][];
            /** @description the position in which the log begins (left out: it begins with the set-up) */
            readonly start?: components["schemas"]["DeckbuildingStart"];
            readonly moves: readonly components["schemas"]["DeckbuildingMove"][];
        };
        readonly DeckbuildingOptions: {
            /**
             * @description how the bases are set up (default: beginner); 2v2 is not refereed
             * @enum {string}
             */
            readonly mode?: "beginner" | "full-galaxy" | "secret-bases" | "2v2";
            /** @description destroyed bases that win (default: 3; the rules allow 2 to 5) */
            readonly goal?: number;
            /** @description the optional rule about paying off neutral cards is used (default: not) */
            readonly payingOff?: boolean;
            /**
             * @description full: every shuffle result is recorded; public: only what the table saw (default: full)
             * @enum {string}
             */
            readonly information?: "full" | "public";
        };
        /** @description How this table reads the cards on which sources differ. */
        readonly DeckbuildingRulings: {
            /** @description hit points of the base Tatooine */
            readonly tatooine?: 14 | 16;
            /**
             * @description which fighters of its owner the Imperial Carrier helps
             * @enum {string}
             */
            readonly carrier?: "any" | "empire";
            /**
             * @description which troopers and vehicles of its owner Endor helps
             * @enum {string}
             */
            readonly endor?: "any" | "empire";
            /**
             * @description Baze Malbus counts Rebel bases lost, or Empire bases destroyed
             * @enum {string}
             */
            readonly baze?: "lost" | "destroyed";
            /**
             * @description where the card goes that Coruscant does not keep
             * @enum {string}
             */
            readonly coruscant?: "galaxy-discard-pile" | "bottom-of-galaxy-deck";
            /**
             * @description what the Y-Wing may damage
             * @enum {string}
             */
            readonly yWing?: "enemy-base" | "enemy-base-or-capital-ship";
            /**
             * @description which ships in play the Hammerhead Corvette may destroy
             * @enum {string}
             */
            readonly hammerhead?: "any" | "empire";
            /**
             * @description whether the card that Tarkin takes counts as bought
             * @enum {string}
             */
            readonly tarkin?: "move" | "purchase";
        };
        /** @description A house card, or a reprint that differs from the catalogue. */
        readonly DeckbuildingCardFacts: {
            /** @description the id: that of the catalogue, or a new one */
            readonly id: string;
            /** @description the printed name */
            readonly name?: string;
            /**
             * @description whose card it is
             * @enum {string}
             */
            readonly faction?: "empire" | "rebel" | "neutral";
            /**
             * @description unit or capital ship
             * @enum {string}
             */
            readonly type?: "unit" | "capital-ship";
            /**
             * @description the deck it belongs to
             * @enum {string}
             */
            readonly deck?: "starter" | "outer-rim-pilot" | "galaxy";
            /** @description how many copies are in the box */
            readonly count?: number;
            /** @description resources */
            readonly cost?: number;
            /** @description attack */
            readonly attack?: number;
            /** @description resources that playing it gives */
            readonly resources?: number;
            /** @description spaces that playing it moves the Force marker */
            readonly force?: number;
            /** @description attack that defeats it in the row; null: it cannot be attacked there */
            readonly targetValue?: number | null;
            /** @description of a capital ship: damage that destroys it */
            readonly hitPoints?: number | null;
            /** @description it is unique */
            readonly unique?: boolean;
            /** @description its traits */
            readonly traits?: readonly string[];
            /** @description what defeating it in the row brings; null: nothing */
            readonly reward?: {
                /** @description resources */
                readonly resources: number;
                /** @description spaces of the Force marker */
                readonly force: number;
                /** @description damage taken off the own base */
                readonly repair: number;
                /** @description cards that are exiled from hand or discard pile */
                readonly exile: number;
                /** @description fewer will do */
                readonly exileUpTo?: boolean;
                /** @description something else; null: nothing */
                readonly other: components["schemas"]["DeckbuildingEffectEntry"] | null;
            } | null;
            /** @description its ability; null: none */
            readonly effect?: components["schemas"]["DeckbuildingEffect"] | null;
        };
        /** @description One thing that happens; which words it uses depends on `op`. */
        readonly DeckbuildingEffectEntry: {
            /**
             * @description what happens
             * @enum {string}
             */
            readonly op: "gain" | "modify-attack" | "draw" | "repair" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "opponent-discards" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description how much, or how many cards (left out: 1) */
            readonly amount?: number;
            /**
             * @description what is gained or paid
             * @enum {string}
             */
            readonly what?: "resources" | "force";
            /** @description the card itself is meant */
            readonly self?: boolean;
            /** @description each of these cards is meant */
            readonly each?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each base of that side in the victory pile of that player */
            readonly perEach?: {
                /**
                 * @description in whose victory pile
                 * @enum {string}
                 */
                readonly victoryPileOf: "owner" | "opponent";
                /**
                 * @description bases of this side
                 * @enum {string}
                 */
                readonly bases: "empire" | "rebel";
            } | null;
            /** @description how sources read it, where they differ */
            readonly perEachCandidates?: readonly unknown[];
            /**
             * @description how long it lasts
             * @constant
             */
            readonly until?: "end-of-turn";
            /** @description what takes the damage, or is protected from it */
            readonly target?: ("enemy-base" | "enemy-base-or-capital-ship" | "self") | null;
            /** @description how sources read it, where they differ */
            readonly targetCandidates?: readonly string[];
            /** @description the cards that may be hit */
            readonly targets?: readonly components["schemas"]["DeckbuildingFilter"][];
            /**
             * @description the amount is for a whole turn
             * @constant
             */
            readonly per?: "turn";
            /** @description where the cards come from */
            readonly from?: readonly ("hand" | "discard-pile")[] | ("galaxy-row" | "galaxy-discard-pile" | "discard-pile");
            /**
             * @description where the card goes
             * @enum {string}
             */
            readonly to?: "hand" | "discard-pile" | "top-of-deck";
            /** @description where it goes instead, on a condition */
            readonly toIf?: {
                /** @description the condition */
                readonly condition: components["schemas"]["DeckbuildingCondition"];
                /**
                 * @description where then
                 * @enum {string}
                 */
                readonly to: "hand" | "discard-pile" | "top-of-deck";
            };
            /** @description fewer will do */
            readonly upTo?: boolean;
            /** @description a "may": its owner may leave it out (`effect.decline`) */
            readonly optional?: boolean;
            /** @description a cost: where it is not done in full, nothing after it happens */
            readonly asCost?: boolean;
            /** @description what has to hold */
            readonly condition?: components["schemas"]["DeckbuildingCondition"];
            /** @description another amount, on a condition */
            readonly insteadIf?: {
                /** @description the condition */
                readonly condition: components["schemas"]["DeckbuildingCondition"];
                /** @description how much then */
                readonly amount: number;
                /** @description fewer will do then */
                readonly upTo?: boolean;
            };
            /** @description chance picks the cards, on a condition */
            readonly randomIf?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description who picks the cards
             * @enum {string}
             */
            readonly chooser?: "owner" | "opponent";
            /** @description all of them */
            readonly all?: boolean;
            /** @description which cards it may be */
            readonly filter?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each card discarded before */
            readonly amountPerDiscarded?: number;
            /** @description where the other card goes */
            readonly other?: ("galaxy-discard-pile" | "bottom-of-galaxy-deck") | null;
            /** @description how sources read it, where they differ */
            readonly otherCandidates?: readonly string[];
            /** @description the card is exiled when the turn ends */
            readonly exileAtEndOfTurn?: boolean;
            /** @description whether the card counts as bought; null: sources differ */
            readonly countsAsPurchase?: boolean | null;
            /**
             * @description once in a turn
             * @constant
             */
            readonly limit?: "once-per-turn";
            /**
             * @description the target value is the cost of the card
             * @constant
             */
            readonly targetValue?: "cost";
            /** @description the reward is as many resources */
            readonly reward?: {
                /**
                 * @description as many as the card costs
                 * @constant
                 */
                readonly resources: "cost";
            };
            /** @description what follows, by the faction of the card shown */
            readonly ifFaction?: {
                /** @description of an Empire card */
                readonly empire: readonly components["schemas"]["DeckbuildingPlainEntry"][];
                /** @description of a Rebel card */
                readonly rebel: readonly components["schemas"]["DeckbuildingPlainEntry"][];
                /** @description of a neutral card */
                readonly neutral: readonly components["schemas"]["DeckbuildingPlainEntry"][];
            };
        };
        /** @description Which cards are meant; a word that is absent does not restrict. */
        readonly DeckbuildingFilter: {
            /**
             * @description whose cards
             * @enum {string}
             */
            readonly owner?: "self" | "opponent";
            /**
             * @description where they lie
             * @enum {string}
             */
            readonly zone?: "in-play" | "opponent-in-play" | "galaxy-row";
            /**
             * @description cards of this type
             * @enum {string}
             */
            readonly type?: "unit" | "capital-ship";
            /** @description cards of this faction; null: sources differ, see `factionCandidates` */
            readonly faction?: ("empire" | "rebel" | "neutral" | "own") | null;
            /** @description how sources read it, where they differ */
            readonly factionCandidates?: readonly string[];
            /** @description cards of one of these factions */
            readonly anyFaction?: readonly ("empire" | "rebel" | "neutral")[];
            /** @description cards with this trait */
            readonly trait?: string;
            /** @description cards with one of these traits */
            readonly anyTrait?: readonly string[];
            /** @description unique cards, or cards that are not */
            readonly unique?: boolean;
            /** @description this card */
            readonly card?: string;
            /** @description not the card itself */
            readonly other?: boolean;
        };
        /** @description What has to hold; all that is named. */
        readonly DeckbuildingCondition: {
            /**
             * @description the Force is with the owner
             * @constant
             */
            readonly forceWith?: "owner";
            /** @description such a card is in play */
            readonly inPlay?: components["schemas"]["DeckbuildingFilter"];
            /** @description this is the base of the owner */
            readonly currentBase?: string;
            /**
             * @description the card attacks a card of the row
             * @constant
             */
            readonly attacking?: "galaxy-row";
        };
        /** @description An effect entry that depends on no card shown. */
        readonly DeckbuildingPlainEntry: {
            /**
             * @description what happens
             * @enum {string}
             */
            readonly op: "gain" | "modify-attack" | "draw" | "repair" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "opponent-discards" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description how much, or how many cards (left out: 1) */
            readonly amount?: number;
            /**
             * @description what is gained or paid
             * @enum {string}
             */
            readonly what?: "resources" | "force";
            /** @description the card itself is meant */
            readonly self?: boolean;
            /** @description each of these cards is meant */
            readonly each?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each base of that side in the victory pile of that player */
            readonly perEach?: {
                /**
                 * @description in whose victory pile
                 * @enum {string}
                 */
                readonly victoryPileOf: "owner" | "opponent";
                /**
                 * @description bases of this side
                 * @enum {string}
                 */
                readonly bases: "empire" | "rebel";
            } | null;
            /** @description how sources read it, where they differ */
            readonly perEachCandidates?: readonly unknown[];
            /**
             * @description how long it lasts
             * @constant
             */
            readonly until?: "end-of-turn";
            /** @description what takes the damage, or is protected from it */
            readonly target?: ("enemy-base" | "enemy-base-or-capital-ship" | "self") | null;
            /** @description how sources read it, where they differ */
            readonly targetCandidates?: readonly string[];
            /** @description the cards that may be hit */
            readonly targets?: readonly components["schemas"]["DeckbuildingFilter"][];
            /**
             * @description the amount is for a whole turn
             * @constant
             */
            readonly per?: "turn";
            /** @description where the cards come from */
            readonly from?: readonly ("hand" | "discard-pile")[] | ("galaxy-row" | "galaxy-discard-pile" | "discard-pile");
            /**
             * @description where the card goes
             * @enum {string}
             */
            readonly to?: "hand" | "discard-pile" | "top-of-deck";
            /** @description where it goes instead, on a condition */
            readonly toIf?: {
                /** @description the condition */
                readonly condition: components["schemas"]["DeckbuildingCondition"];
                /**
                 * @description where then
                 * @enum {string}
                 */
                readonly to: "hand" | "discard-pile" | "top-of-deck";
            };
            /** @description fewer will do */
            readonly upTo?: boolean;
            /** @description a "may": its owner may leave it out (`effect.decline`) */
            readonly optional?: boolean;
            /** @description a cost: where it is not done in full, nothing after it happens */
            readonly asCost?: boolean;
            /** @description what has to hold */
            readonly condition?: components["schemas"]["DeckbuildingCondition"];
            /** @description another amount, on a condition */
            readonly insteadIf?: {
                /** @description the condition */
                readonly condition: components["schemas"]["DeckbuildingCondition"];
                /** @description how much then */
                readonly amount: number;
                /** @description fewer will do then */
                readonly upTo?: boolean;
            };
            /** @description chance picks the cards, on a condition */
            readonly randomIf?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description who picks the cards
             * @enum {string}
             */
            readonly chooser?: "owner" | "opponent";
            /** @description all of them */
            readonly all?: boolean;
            /** @description which cards it may be */
            readonly filter?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each card discarded before */
            readonly amountPerDiscarded?: number;
            /** @description where the other card goes */
            readonly other?: ("galaxy-discard-pile" | "bottom-of-galaxy-deck") | null;
            /** @description how sources read it, where they differ */
            readonly otherCandidates?: readonly string[];
            /** @description the card is exiled when the turn ends */
            readonly exileAtEndOfTurn?: boolean;
            /** @description whether the card counts as bought; null: sources differ */
            readonly countsAsPurchase?: boolean | null;
            /**
             * @description once in a turn
             * @constant
             */
            readonly limit?: "once-per-turn";
            /**
             * @description the target value is the cost of the card
             * @constant
             */
            readonly targetValue?: "cost";
            /** @description the reward is as many resources */
            readonly reward?: {
                /**
                 * @description as many as the card costs
                 * @constant
                 */
                readonly resources: "cost";
            };
        };
        /** @description The ability of a card or base. */
        readonly DeckbuildingEffect: {
            /**
             * @description when it works
             * @enum {string}
             */
            readonly trigger: "activate" | "on-play" | "on-purchase" | "on-defeat-in-row" | "constant" | "on-reveal" | "start-of-turn" | "first-neutral-played-each-turn" | "first-purchase-each-turn" | "first-neutral-purchase-each-turn" | "opponent-discards-in-own-turn";
            /** @description all of these, in order */
            readonly effects: readonly components["schemas"]["DeckbuildingEffectEntry"][];
            /** @description and exactly one of these (`choose.option`) */
            readonly choose?: readonly components["schemas"]["DeckbuildingEffectEntry"][];
            /**
             * @description who chooses (left out: the owner)
             * @enum {string}
             */
            readonly chooser?: "owner" | "opponent";
            /** @description what has to hold for it to work */
            readonly condition?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description once in a turn
             * @constant
             */
            readonly limit?: "once-per-turn";
        };
        /** @description The position a log begins in, by its facts. */
        readonly DeckbuildingStart: {
            /** @description whose turn it is, and how far it has come */
            readonly turn?: {
                /** @description whose turn it is (default: that of the Empire) */
                readonly seat?: components["schemas"]["Seat"];
                /** @description which turn of the game it is (default: 1) */
                readonly number?: number;
                /**
                 * @description before the first steps of the turn, or after them (default: actions)
                 * @enum {string}
                 */
                readonly phase?: "beginning" | "actions";
                /** @description resources that are there to be spent (default: 0) */
                readonly resources?: number;
                /** @description neutral cards played in this turn (default: 0) */
                readonly neutralPlayed?: number;
                /** @description cards bought in this turn (default: 0) */
                readonly bought?: number;
                /** @description neutral cards bought in this turn (default: 0) */
                readonly neutralBought?: number;
                /** @description how many of the next purchases go on top of the deck (default: 0) */
                readonly toDeck?: number;
            };
            /** @description the Force marker: -3 is the end of the dark side, 0 the middle, 3 the end of the light side (default: 3) */
            readonly force?: number;
            /** @description what each player has */
            readonly seats?: {
                readonly [key: string]: components["schemas"]["DeckbuildingStartSeat"];
            };
            /** @description the galaxy row (default: no card) */
            readonly row?: readonly string[];
            /** @description from the top (default: the galaxy cards that lie nowhere else, in unknown order) */
            readonly galaxyDeck?: readonly (string | "?")[];
            /** @description from the top (default: none) */
            readonly galaxyDiscard?: readonly string[];
            /** @description Outer Rim Pilots left in their stack (default: those that lie nowhere else) */
            readonly pilots?: number;
            /** @description exiled cards */
            readonly exile?: readonly string[];
        };
        readonly DeckbuildingStartSeat: {
            /** @description the cards in hand (default: none) */
            readonly hand?: readonly (string | "?")[];
            /** @description from the top (default: the starter cards that lie nowhere else, in unknown order) */
            readonly deck?: readonly (string | "?")[];
            /** @description from the top (default: none) */
            readonly discard?: readonly (string | "?")[];
            /** @description what the cards "?" of this seat are, in no order */
            readonly unseen?: readonly string[];
            /** @description units in play (default: none) */
            readonly units?: readonly (string | {
                /** @description the card */
                readonly card: string;
                /** @description damage counters on a capital ship (default: 0) */
                readonly damage?: number;
                /** @description the attack it is committed to: the opponent's base, or a card of the row (default: none) */
                readonly committed?: "base" | string;
                /** @description that attack has been resolved (default: false) */
                readonly attacked?: boolean;
                /** @description its ability has been used this turn (default: false) */
                readonly used?: boolean;
                /** @description attack gained until the end of the turn (default: 0) */
                readonly bonus?: number;
                /** @description it is exiled when the turn ends (default: false) */
                readonly fleeting?: boolean;
            })[];
            /** @description capital ships in play (default: none) */
            readonly ships?: readonly (string | {
                /** @description the card */
                readonly card: string;
                /** @description damage counters on a capital ship (default: 0) */
                readonly damage?: number;
                /** @description the attack it is committed to: the opponent's base, or a card of the row (default: none) */
                readonly committed?: "base" | string;
                /** @description that attack has been resolved (default: false) */
                readonly attacked?: boolean;
                /** @description its ability has been used this turn (default: false) */
                readonly used?: boolean;
                /** @description attack gained until the end of the turn (default: 0) */
                readonly bonus?: number;
                /** @description it is exiled when the turn ends (default: false) */
                readonly fleeting?: boolean;
            })[];
            /** @description the base in play (default: the starting base, without damage) */
            readonly base?: string | {
                /** @description the base; `none`: destroyed, and the next one not yet revealed */
                readonly card: string;
                /** @description damage counters (default: 0) */
                readonly damage?: number;
                /** @description its ability has been used this turn */
                readonly used?: boolean;
                /** @description damage that its ability has prevented this turn */
                readonly prevented?: number;
            };
            /** @description the facedown bases (default: all others of the mode) */
            readonly bases?: readonly (string | "?")[];
            /** @description bases of the opponent that this seat has destroyed (default: their starting base, where another one is in play) */
            readonly victory?: readonly string[];
        };
        /** @description One move: a decision of a seat, or a chance outcome that the table saw. */
        readonly DeckbuildingMove: components["schemas"]["DeckbuildingMove_base_pick"] | components["schemas"]["DeckbuildingMove_deck_shuffle"] | components["schemas"]["DeckbuildingMove_galaxy_shuffle"] | components["schemas"]["DeckbuildingMove_galaxy_refill"] | components["schemas"]["DeckbuildingMove_card_draw"] | components["schemas"]["DeckbuildingMove_base_choose"] | components["schemas"]["DeckbuildingMove_base_keep"] | components["schemas"]["DeckbuildingMove_card_play"] | components["schemas"]["DeckbuildingMove_galaxy_purchase"] | components["schemas"]["DeckbuildingMove_galaxy_pay_off"] | components["schemas"]["DeckbuildingMove_ability_use"] | components["schemas"]["DeckbuildingMove_attack_commit"] | components["schemas"]["DeckbuildingMove_attack_resolve"] | components["schemas"]["DeckbuildingMove_attack_damage"] | components["schemas"]["DeckbuildingMove_reward_take"] | components["schemas"]["DeckbuildingMove_reward_decline"] | components["schemas"]["DeckbuildingMove_trigger_use"] | components["schemas"]["DeckbuildingMove_trigger_decline"] | components["schemas"]["DeckbuildingMove_choose_option"] | components["schemas"]["DeckbuildingMove_exile_card"] | components["schemas"]["DeckbuildingMove_exile_done"] | components["schemas"]["DeckbuildingMove_hand_discard"] | components["schemas"]["DeckbuildingMove_hand_random"] | components["schemas"]["DeckbuildingMove_row_discard"] | components["schemas"]["DeckbuildingMove_galaxy_look"] | components["schemas"]["DeckbuildingMove_galaxy_keep"] | components["schemas"]["DeckbuildingMove_galaxy_reveal"] | components["schemas"]["DeckbuildingMove_ship_destroy"] | components["schemas"]["DeckbuildingMove_damage_deal"] | components["schemas"]["DeckbuildingMove_base_disputed"] | components["schemas"]["DeckbuildingMove_galaxy_take"] | components["schemas"]["DeckbuildingMove_galaxy_swap"] | components["schemas"]["DeckbuildingMove_galaxy_exchange"] | components["schemas"]["DeckbuildingMove_discard_return"] | components["schemas"]["DeckbuildingMove_hand_to_deck"] | components["schemas"]["DeckbuildingMove_effect_decline"] | components["schemas"]["DeckbuildingMove_turn_end"];
        /** @description A player secretly picks bases for the game (secret bases). */
        readonly DeckbuildingMove_base_pick: {
            /** @constant */
            readonly type: "base.pick";
            readonly seat: components["schemas"]["Seat"];
            /** @description the picked bases; a public log leaves them out */
            readonly bases?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A discard pile (at set-up: the starter cards) is shuffled to become the player deck. */
        readonly DeckbuildingMove_deck_shuffle: {
            /** @constant */
            readonly type: "deck.shuffle";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the shuffled deck from its top, where the log knows it */
            readonly order?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The galaxy cards, or later the galaxy discard pile, are shuffled to become the galaxy deck. */
        readonly DeckbuildingMove_galaxy_shuffle: {
            /** @constant */
            readonly type: "galaxy.shuffle";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the shuffled deck from its top, where the log knows it */
            readonly order?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The card from the galaxy deck that fills the gap in the row. */
        readonly DeckbuildingMove_galaxy_refill: {
            /** @constant */
            readonly type: "galaxy.refill";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the card that came up */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card that a player drew and the log has not told yet. */
        readonly DeckbuildingMove_card_draw: {
            /** @constant */
            readonly type: "card.draw";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the card drawn */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A player whose base was destroyed reveals the next one. */
        readonly DeckbuildingMove_base_choose: {
            /** @constant */
            readonly type: "base.choose";
            readonly seat: components["schemas"]["Seat"];
            /** @description one of the bases that are left facedown */
            readonly base: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A base stands of which sources leave it open whether it was destroyed; need not be said. */
        readonly DeckbuildingMove_base_keep: {
            /** @constant */
            readonly type: "base.keep";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the hand is played. */
        readonly DeckbuildingMove_card_play: {
            /** @constant */
            readonly type: "card.play";
            readonly seat: components["schemas"]["Seat"];
            /** @description a card of the hand */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the galaxy row or of the Outer Rim Pilot deck is bought. */
        readonly DeckbuildingMove_galaxy_purchase: {
            /** @constant */
            readonly type: "galaxy.purchase";
            readonly seat: components["schemas"]["Seat"];
            /** @description a card of the galaxy row, or "outer-rim-pilot" */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A neutral card of the galaxy row is discarded for its cost (optional rule). */
        readonly DeckbuildingMove_galaxy_pay_off: {
            /** @constant */
            readonly type: "galaxy.pay-off";
            readonly seat: components["schemas"]["Seat"];
            /** @description a neutral card of the galaxy row */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The ability of a card in play is used. */
        readonly DeckbuildingMove_ability_use: {
            /** @constant */
            readonly type: "ability.use";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card in play, or the base, whose ability is used */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card in play is committed to an attack. */
        readonly DeckbuildingMove_attack_commit: {
            /** @constant */
            readonly type: "attack.commit";
            readonly seat: components["schemas"]["Seat"];
            /** @description a unit or capital ship in play */
            readonly card: string;
            /** @description 'base' for the opponent's base, else a card of the galaxy row by its name */
            readonly target: "base" | string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The cards committed to a target attack it. */
        readonly DeckbuildingMove_attack_resolve: {
            /** @constant */
            readonly type: "attack.resolve";
            readonly seat: components["schemas"]["Seat"];
            /** @description 'base' for the opponent's base, else a card of the galaxy row by its name */
            readonly target: "base" | string;
            /** @description the total attack as the table counted it; needed only where sources differ on a card */
            readonly attack?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Part of the damage of an attack is put on one of several capital ships of the opponent. */
        readonly DeckbuildingMove_attack_damage: {
            /** @constant */
            readonly type: "attack.damage";
            readonly seat: components["schemas"]["Seat"];
            /** @description a capital ship of the opponent */
            readonly ship: string;
            /** @description damage counters */
            readonly amount: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The reward of the defeated card is taken. */
        readonly DeckbuildingMove_reward_take: {
            /** @constant */
            readonly type: "reward.take";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The reward of the defeated card is left. */
        readonly DeckbuildingMove_reward_decline: {
            /** @constant */
            readonly type: "reward.decline";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A triggered ability is resolved. */
        readonly DeckbuildingMove_trigger_use: {
            /** @constant */
            readonly type: "trigger.use";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card or base whose ability is triggered */
            readonly source: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The triggered abilities of this moment (those that are left) are not resolved. */
        readonly DeckbuildingMove_trigger_decline: {
            /** @constant */
            readonly type: "trigger.decline";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description One option of a "choose" ability is picked, by its owner or by the opponent as the card says. */
        readonly DeckbuildingMove_choose_option: {
            /** @constant */
            readonly type: "choose.option";
            readonly seat: components["schemas"]["Seat"];
            /**
             * @description what the option gives or does
             * @enum {string}
             */
            readonly option: "attack" | "resources" | "force" | "repair" | "discard" | "draw" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card is exiled from hand or discard pile. */
        readonly DeckbuildingMove_exile_card: {
            /** @constant */
            readonly type: "exile.card";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that is exiled */
            readonly card: string;
            /**
             * @description where it lay; may be left out where it lay in one of them only
             * @enum {string}
             */
            readonly from?: "hand" | "discard-pile";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description No further card is exiled, where the ability allows fewer. */
        readonly DeckbuildingMove_exile_done: {
            /** @constant */
            readonly type: "exile.done";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the own hand is discarded because an ability says so. */
        readonly DeckbuildingMove_hand_discard: {
            /** @constant */
            readonly type: "hand.discard";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that is discarded */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The card that was discarded from the hand at random. */
        readonly DeckbuildingMove_hand_random: {
            /** @constant */
            readonly type: "hand.random";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the card that it was */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the galaxy row is discarded by an ability. */
        readonly DeckbuildingMove_row_discard: {
            /** @constant */
            readonly type: "row.discard";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The topmost card of the galaxy deck that the table did not know yet, looked at in secret. */
        readonly DeckbuildingMove_galaxy_look: {
            /** @constant */
            readonly type: "galaxy.look";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the card that lies there */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Of the two top cards of the galaxy deck one is kept on top, the other goes away. */
        readonly DeckbuildingMove_galaxy_keep: {
            /** @constant */
            readonly type: "galaxy.keep";
            readonly seat: components["schemas"]["Seat"];
            /** @description which of the two cards is not kept; a public log leaves it out where nobody saw it */
            readonly away?: string;
            /**
             * @description where that card goes
             * @enum {string}
             */
            readonly to: "galaxy-discard-pile" | "bottom-of-galaxy-deck";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The top card of the galaxy deck, shown to both players. */
        readonly DeckbuildingMove_galaxy_reveal: {
            /** @constant */
            readonly type: "galaxy.reveal";
            readonly seat?: components["schemas"]["Seat"];
            /** @description the card that lies there */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description An ability destroys a capital ship. */
        readonly DeckbuildingMove_ship_destroy: {
            /** @constant */
            readonly type: "ship.destroy";
            readonly seat: components["schemas"]["Seat"];
            /** @description the ship */
            readonly ship: string;
            /**
             * @description the opponent's play area or the galaxy row; may be left out where it is clear
             * @enum {string}
             */
            readonly from?: "play" | "row";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Damage of an ability is put on one of several targets. */
        readonly DeckbuildingMove_damage_deal: {
            /** @constant */
            readonly type: "damage.deal";
            readonly seat: components["schemas"]["Seat"];
            /** @description the opponent's base (also when it is left out), or a capital ship by its name */
            readonly target?: "base" | string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description Whether the table holds a base destroyed whose hit points sources dispute. */
        readonly DeckbuildingMove_base_disputed: {
            /** @constant */
            readonly type: "base.disputed";
            readonly seat?: components["schemas"]["Seat"];
            /** @description left out: the next turn of its owner will show it */
            readonly destroyed?: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card is bought by an ability, for its cost or for nothing, or taken. */
        readonly DeckbuildingMove_galaxy_take: {
            /** @constant */
            readonly type: "galaxy.take";
            readonly seat: components["schemas"]["Seat"];
            /** @description a card of the galaxy row, or the id of one in the galaxy discard pile */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the galaxy row changes places with the top card of the galaxy deck. */
        readonly DeckbuildingMove_galaxy_swap: {
            /** @constant */
            readonly type: "galaxy.swap";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the galaxy row changes places with one of the galaxy discard pile. */
        readonly DeckbuildingMove_galaxy_exchange: {
            /** @constant */
            readonly type: "galaxy.exchange";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            readonly row: string;
            /** @description the card of the galaxy discard pile */
            readonly discard: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the own discard pile comes back to hand. */
        readonly DeckbuildingMove_discard_return: {
            /** @constant */
            readonly type: "discard.return";
            readonly seat: components["schemas"]["Seat"];
            /** @description the card that comes back */
            readonly card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description A card of the opponent's hand is put on top of their deck. */
        readonly DeckbuildingMove_hand_to_deck: {
            /** @constant */
            readonly type: "hand.to-deck";
            readonly seat: components["schemas"]["Seat"];
            /** @description a public log leaves it out where nobody saw it */
            readonly card?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The part of an ability that is voluntary is left out. */
        readonly DeckbuildingMove_effect_decline: {
            /** @constant */
            readonly type: "effect.decline";
            readonly seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
        /** @description The turn ends. */
        readonly DeckbuildingMove_turn_end: {
            /** @constant */
            readonly type: "turn.end";
            readonly seat: components["schemas"]["Seat"];
            /** @description the cards left in hand, which go to the discard pile; of a public log the only way to know them */
            readonly discards?: readonly string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            readonly expect?: {
                readonly [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            readonly note?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
