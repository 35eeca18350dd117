// Generated from openapi.yaml by `npm run openapi`: do not edit.
export interface paths {
    "/v1/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a log
         * @description A log in, a report out: every breach with the rule, its place in the text and how reading went on. A breach is no error of HTTP, nor is an entry that is no move: it is told with what was meant, and the others are judged.
         *
         *     Many logs go as `application/x-ndjson`, one a line. Each is answered by one line as soon as it has been read, in order: a report, or a problem if the line cannot be used. Lines and columns are those of the whole body. Read the answer while you send: the service reads no faster than you do.
         *
         *     `Accept: text/html` answers a single log with a ruling sheet to print, `text/csv` with a table.
         *
         *     `Prefer: respond-async` answers at once (202) where the report will be: the body is read to its end, which may have as many bytes as a log, and refereed while you do something else.
         */
        post: operations["createVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a verification is
         * @description One that was asked with `Prefer: respond-async`.
         */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verifications/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its report */
        get: operations["getVerificationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verifications/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far it comes
         * @description Server-sent events: `event: progress` with the status, each time that logs have been answered, until it has ended.
         */
        get: operations["getVerificationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves
         * @description What may happen next after an entry of a log: the decisions of the seats, or what dice and cards may show. Every move is playable as it stands; what may vary in it is given in `open`, by JSON pointer, as JSON Schemas.
         */
        post: operations["createLegalMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/explanations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a move
         * @description Every rule that is asked of a move, held or failed, with its citation; for a move that is not legal also the nearest legal ones. The move is entry `at` of the log, or `move`, tried in its place (a further move can be tried after the last entry).
         */
        post: operations["createExplanation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ai-turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play the turn of an AI player
         * @description The turn of a seat that nobody plays, on from an entry of a log: every move that the rules leave no choice in, each with how the instructions were read and the rules, until dice, a card, one of several moves that are left, or a person has to decide. `append` can be put at the end of the log as it stands. In a log in which nobody has such a turn there, the question cannot be answered (422).
         */
        post: operations["createAiTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what you have read off your own box
         * @description A file of cards in, its hash out. Other requests name it by that hash (`?cards=sha256:…`), and then it holds for their logs as if their headers stated it. The same set once more has the same hash. A set has at most 4 MiB; the service keeps the last 64 that were named, 64 MiB together, and forgets them when it stops.
         */
        post: operations["createCardSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game that is refereed while it is played
         * @description A log in, which may have moves already: the game goes on from there. Out come tokens: one for the table, which tells what chance brings and sees everything, one for each seat, which tells its own decisions and sees what that player sees, and one for whoever watches.
         *
         *     A game has at most 4 MiB. Without a folder the service keeps 1000 games in memory, 64 MiB together, and forgets them when it stops.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /**
         * Take a game away for good
         * @description With the token of the table only. Nothing of the game is left, in memory or on the disk; whoever listens to its events hears of it.
         */
        delete: operations["deleteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has been told */
        get: operations["getGameMoves"];
        put?: never;
        /**
         * Tell what happens
         * @description A move, or several: the game goes on with all of them, or with none. A move that breaks a rule is not taken, and is no error of HTTP: the answer (200) says which rule. What is taken (201) is on the disk before it is answered, where the service has a folder for its games.
         *
         *     A player is ruled by what they see. What a player draws or looks at is told with the move that says so (`card.draw`, `galaxy.look`, …), and only they see it; the order of a deck is told to nobody: what comes up is told as it comes up.
         */
        post: operations["createGameMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is legal now */
        get: operations["getGameLegalMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where it stands */
        get: operations["getGamePosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log */
        get: operations["getGameLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is told next
         * @description Server-sent events: `event: moves` with the entries as `GET …/moves` has them, first those there are, then each time those that have come up. The id of an event is the count of entries after it: whoever comes again with `Last-Event-ID` misses nothing. The last one of a game that the table takes away is `event: deleted`.
         */
        get: operations["getGameEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rulesets
         * @description Each ruleset is one game at one version: its options, moves and statecharts.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ruleset */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the rules
         * @description Without `q` every rule, in the order of the index. Otherwise the rules whose id begins with `q`, then those with its words, the best first. Where a rule has no German wording, the English stands, and `lang` says so.
         */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rule
         * @description Also the rules of the move log (`log.…`), which reports of every ruleset may cite.
         */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which rules are enforced
         * @description For every rule of the index whether the referee enforces it, and where. The table is computed by disabling each rule and asking the examples.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalogue
         * @description Whatever a game is played with: cards, spaces, ships, characters, bases. Without `q` all of it, in the order of the catalogue; otherwise what is called so in English or German, then what has the words in its name, then what has them in what is known of it. A fact that nobody knows is null; `confidence` and `provenance` say who says the rest.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One component
         * @description A card, or a space, ship, character, base; of several kinds of components with one id the first, unless `kind` says which.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board
         * @description The printed board as SVG, with ids, names and paths. A game without a board says so.
         */
        get: operations["getMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statecharts of a ruleset
         * @description One chart for each procedure of the rulebook. These very charts referee the game. As a drawing (SVG or Mermaid): who calls whom.
         */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/machines/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One statechart
         * @description As a definition that XState loads and runs, as a Mermaid diagram, as a drawing, as SCXML, or as Markdown with a diagram for each nested state: by `Accept`, by `format`, which wins, or by the end of the name (`turn.scxml`, `turn.svg`), which wins over both.
         */
        get: operations["getMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/drawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a log stands, drawn
         * @description The states in which a log stands after an entry, outermost procedure first, with the addresses of the drawings in which they stand out.
         */
        post: operations["createDrawings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the process answer? */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Would the service take up a log? */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the service measures of itself
         * @description As Prometheus reads it: how long requests took by operation, method and status, what the service holds, and the process itself.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This API as OpenAPI 3.1 */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A recorded game. */
        Log: components["schemas"]["OuterRimLog"] | components["schemas"]["DeckbuildingLog"];
        /** @description A recorded game of Star Wars: Outer Rim. */
        OuterRimLog: {
            /** @description where an editor finds the schema that completes the log */
            $schema?: string;
            /**
             * @description this format
             * @constant
             */
            format: "referee-log/1";
            /**
             * @description the game (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ruleset: "outer-rim";
            /** @description of the ruleset that the log was written for; another main version is refused */
            version?: string;
            /**
             * @description the rules that this table plays by: the Living Rules Reference (default), or the printed reference
             * @enum {string}
             */
            edition?: "living-1.1" | "print-1.0";
            /** @description for people */
            title?: string;
            /** @description for people */
            notes?: string;
            /** @description what is in use at this table */
            options?: components["schemas"]["OuterRimOptions"];
            /** @description the seats in clockwise order from the first player; in a log that begins with the set-up from any of them */
            seats: components["schemas"]["Seat"][];
            /** @description the seats, one or two, that AI cards play: the game is a single-player game (Appendix 3) */
            ai?: components["schemas"]["Seat"][];
            /** @description a random map by its tiles, or a map of its own (default: the fixed map) */
            map?: components["schemas"]["OuterRimMap"] | {
                /** @description the tiles from left to right */
                tiles: string[];
            };
            /** @description facts of cards: house cards, or what the catalogue does not know */
            cards?: components["schemas"]["OuterRimCard"][];
            /** @description facts of ship sheets */
            ships?: components["schemas"]["OuterRimShip"][];
            /** @description facts of character cards */
            characters?: components["schemas"]["OuterRimCharacter"][];
            /** @description what the ambition sheets of this table say */
            ambitions?: components["schemas"]["OuterRimAmbition"][];
            /** @description where the log begins: "set-up" (Appendix 1, before anything is laid out), or a position by its facts */
            start?: "set-up" | components["schemas"]["OuterRimStart"];
            moves: components["schemas"]["Move"][];
        };
        OuterRimOptions: {
            /** @description rules and components of Unfinished Business are in use (default: true) */
            unfinishedBusiness?: boolean;
            /** @description the invented practice cards are in use */
            practiceSet?: boolean;
            /** @description the optional rules for favors and debt tokens are in use (default: not) */
            favors?: boolean;
            /** @description the optional rules for ambitions are in use (default: where the header states sheets) */
            ambitions?: boolean;
            /** @description the fame with which each AI player begins: expert mode of a single-player game (default: none) */
            aiFame?: number;
            /** @description the fame that wins (default: 10, with ambitions the recommended 8) */
            fameRequirement?: number;
        };
        /** @description The name of a player. */
        Seat: string;
        /** @description Spaces, paths and the space adjacent to each patrol stack. */
        OuterRimMap: {
            /** @description all spaces */
            spaces: components["schemas"]["OuterRimSpace"][];
            /** @description each path, by the two spaces that it connects */
            paths: [
                string,
                string
            ][];
            /** @description by faction, the space next to its patrol stack */
            spawn?: {
                [key: string]: string;
            };
        };
        OuterRimSpace: {
            /** @description what logs call it */
            id: string;
            /** @description the printed name */
            name?: string;
            /**
             * @description what kind of space it is
             * @enum {string}
             */
            type: "planet" | "navpoint" | "maelstrom";
            /** @description the faction icon of a planet; null: it bears none; left out: not known */
            faction?: ("rebel" | "imperial" | "hutt" | "syndicate") | null;
            /** @description a Core Worlds space (a planet in every respect of play) */
            core?: boolean;
            /** @description the classes of the contact spaces beside a planet; null: not known; left out: not even their number is */
            contactSpaces?: (("white" | "green" | "yellow" | "orange") | null)[];
            /** @description the place along the map's ring, left to right seen from inside the arc (clockwise): the number of its tile */
            sector?: number;
        };
        /** @description The facts of one card. */
        OuterRimCard: {
            /** @description the id: that of the catalogue, or a new one */
            id: string;
            /** @description the printed name */
            name?: string;
            /** @description the market deck it belongs to; null: none */
            deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
            /**
             * @description market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2)
             * @enum {string}
             */
            origin?: "market" | "encounter" | "databank";
            /** @description what kind of card it is; null: not known */
            type?: ("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null;
            /** @description credits; null or left out: not known */
            cost?: number | null;
            /** @description all of its traits; left out: not known */
            traits?: string[];
            /** @description a space; "imperial-patrol" or the like: a patrol, wherever it is; "none": the card names none */
            destination?: string | null;
            /** @description what delivering it brings: of a bounty the capture reward */
            reward?: components["schemas"]["OuterRimReward"] | null;
            /** @description the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
            rotatesTo?: string;
            /** @description of the other end: the starting asset */
            rotatedFrom?: string;
            /** @description of a databank card */
            number?: number;
            /** @description of a bounty: the fight against its target */
            combat?: {
                /** @description the icon */
                kind?: ("ground" | "ship") | null;
                /** @description dice */
                value?: number | null;
            } | null;
            /** @description of a bounty, what eliminating its target brings */
            eliminationReward?: components["schemas"]["OuterRimReward"] | null;
            /** @description a captured contact lies on this bounty */
            captured?: boolean;
            /** @description the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token */
            contact?: string | null;
            /**
             * @description of a bounty: the class of its target
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the patrol movement icon; left out or null: not known */
            patrolIcon?: ("none" | {
                /**
                 * @description whose patrol moves
                 * @enum {string}
                 */
                faction: "rebel" | "imperial" | "hutt" | "syndicate";
                /** @description how many spaces */
                spaces: number;
            }) | null;
            /** @description the reveal contact icon; left out or null: not known */
            contactIcon?: ("none" | {
                /** @description the least number of players for which it works */
                from: number;
                /** @description the greatest */
                to: number;
            }) | null;
            /** @description of a ship card: the ship sheet */
            ship?: string;
            /** @description of a crew: its skills */
            skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[];
            /** @description what it adds to values as long as it is owned; left out: not known, `{}`: nothing */
            bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            abilities?: components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            additionalFame?: components["schemas"]["OuterRimAdditionalFame"][];
            /** @description after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
            leavesGame?: boolean;
            /** @description of an encounter card: the deck that it belongs to, and its sections as far as they are known */
            encounterDeck?: string | null;
            /** @description of an encounter card: its sections, as far as they are known */
            sections?: components["schemas"]["OuterRimSection"][];
            /** @description of a databank card: what resolving it makes happen */
            program?: components["schemas"]["OuterRimCardEffect"][];
        };
        OuterRimReward: {
            /** @description credits */
            credits?: number | null;
            /** @description fame */
            fame?: number | null;
            /** @description the factions with which reputation goes one step up */
            reputation?: ("rebel" | "imperial" | "hutt" | "syndicate")[];
            /**
             * @description the card is rotated instead of discarded
             * @constant
             */
            rotate?: true;
        };
        OuterRimBonuses: {
            /** @description spaces of movement */
            hyperdrive?: number;
            /** @description dice */
            groundCombat?: number;
            /** @description dice */
            shipCombat?: number;
            /** @description health of the character */
            health?: number;
            /** @description hull of the ship */
            hull?: number;
            /** @description additional fame as long as it is owned */
            fame?: number;
            /** @description more slots, by their kind */
            slots?: {
                [key: string]: number;
            };
        };
        /** @description An ability, as structure; never as the card prints it. */
        OuterRimAbility: {
            /** @description what the move calls it */
            id: string;
            /**
             * @description the moment at which it may be used; "other": at a moment of its own (`ability.use`)
             * @enum {string}
             */
            timing: "planning" | "action" | "encounter" | "combat" | "start-of-combat" | "test" | "other";
            /**
             * @description in which combats it may be used
             * @enum {string}
             */
            combat?: "ground" | "ship" | "any";
            /**
             * @description whose dice or value it changes
             * @enum {string}
             */
            on?: "own" | "opponent";
            /**
             * @description how often: once in a turn, once in a combat, as often as one likes (left out: once at its moment)
             * @enum {string}
             */
            limit?: "turn" | "combat" | "none";
            /** @description another ability of the card, with which it is printed as one: once a turn means one of the two */
            countsAs?: string;
            /** @description the health that its owner must have left */
            healthLeft?: number;
            /**
             * @description the word with which a combat or test ability names the roll as its moment (timing-of-abilities.1 to .3)
             * @enum {string}
             */
            word?: "when" | "after";
            /** @description what must be carried out in full before the rest (the part before the word "to") */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what it makes happen, in order; left out: not known, or only the change of dice */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description of a combat or test ability: what it does to dice or values */
            change?: components["schemas"]["OuterRimDiceChange"];
            /** @description the place where its owner has to be (ambitions.6.1) */
            destination?: string;
            /** @description what it lowers the cost of a purchase by, or that the card is bought for free (credits.5, credits.6) */
            discount?: number | "free";
            /** @description the ability needs another player in the space of its owner */
            needsPlayer?: boolean;
            /** @description the player may barter while paying the cost although nothing is bought (bartering.4) */
            mayBarter?: boolean;
            /**
             * @description the card is discarded once the ability has been resolved (errata-encounter-cards)
             * @constant
             */
            discards?: true;
            /** @description printed without a limit word: its owner may leave it out or not */
            optional?: boolean;
        };
        /** @description One thing that a card makes happen, or a part of its program: "to", "may", a choice, a test or a fight with what hangs on it. */
        OuterRimCardEffect: {
            /**
             * @description credits are gained from the supply
             * @constant
             */
            do: "gain-credits";
            /** @description credits */
            amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description credits are lost; who has fewer loses all, and as a cost they have to be there
             * @constant
             */
            do: "lose-credits";
            /** @description credits */
            amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description fame is gained
             * @constant
             */
            do: "gain-fame";
            /** @description how much */
            amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
            /** @description several seats that gain it at the same time */
            seats?: components["schemas"]["Seat"][];
            /**
             * @description the player whom the move has chosen gains it at the same time
             * @constant
             */
            with?: "chosen";
        } | {
            /**
             * @description fame is lost
             * @constant
             */
            do: "lose-fame";
            /** @description how much */
            amount: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction goes one step up: negative, neutral, positive
             * @constant
             */
            do: "gain-reputation";
            /** @description a faction, or that of the planet on which the seat is */
            faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction goes one step down
             * @constant
             */
            do: "lose-reputation";
            /** @description a faction, or that of the planet on which the seat is */
            faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description reputation with a faction becomes what is named, however far that is
             * @constant
             */
            do: "set-reputation";
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @enum {string} */
            to: "negative" | "neutral" | "positive";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a character or ship suffers damage
             * @constant
             */
            do: "suffer";
            /**
             * @description where the damage is
             * @enum {string}
             */
            on: "character" | "ship";
            /** @description how much */
            amount: number;
            /** @description damage that an ability prevents */
            prevented?: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen
             * @enum {string}
             */
            as?: "most-famous" | "chosen";
        } | {
            /**
             * @description a character or ship recovers damage
             * @constant
             */
            do: "recover";
            /**
             * @description where the damage is
             * @enum {string}
             */
            on: "character" | "ship";
            /** @description how much of it */
            amount: number | "all";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the seat may move its ship up to so many spaces; `move.along` says where
             * @constant
             */
            do: "move";
            /** @description at most so many spaces */
            spaces: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the ship is put into a space, without moving through others
             * @constant
             */
            do: "move-directly";
            /** @description the space */
            to: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a patrol is put into a space
             * @constant
             */
            do: "move-patrol-directly";
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the space */
            to: string;
        } | {
            /**
             * @description a patrol moves along paths towards the current player; `patrol.move` says where
             * @constant
             */
            do: "move-patrol";
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description how much */
            spaces: number;
        } | {
            /**
             * @description a card is gained; it needs a slot
             * @constant
             */
            do: "gain-asset";
            /** @description the card */
            card: string;
            /** @description the contact that becomes this crew */
            contact?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description an own asset is discarded
             * @constant
             */
            do: "discard-asset";
            /** @description the asset */
            card: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a rotating asset is turned, so that its other end shows
             * @constant
             */
            do: "rotate-asset";
            /** @description the end that shows */
            card: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a market deck is searched; what is not gained is shuffled back
             * @constant
             */
            do: "search-deck";
            /**
             * @description the market deck
             * @enum {string}
             */
            deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the cards that were seen, the faceup one first */
            cards?: string[];
            /** @description the card that is gained; the deck is shuffled afterwards */
            gains?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the target of a bounty is captured without a fight
             * @constant
             */
            do: "capture";
            /** @description an own bounty */
            bounty: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description an encounter card is taken as a secret
             * @constant
             */
            do: "gain-secret";
            /** @description the encounter card */
            secret: string;
            /** @description its encounter deck */
            deck?: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a secret is discarded
             * @constant
             */
            do: "discard-secret";
            /** @description the encounter card */
            secret: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description two players exchange their ship sheets with damage and goals; their assets stay with them
             * @constant
             */
            do: "exchange-ships";
            /** @description the other player; left out: the one whom the move has chosen */
            with?: components["schemas"]["Seat"];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the ship crosses the galaxy from one Core Worlds space to the other
             * @constant
             */
            do: "cross-the-core";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the program of another card follows
             * @constant
             */
            do: "resolve-card";
            /** @description the databank card whose program follows */
            card: string;
        } | {
            /** @constant */
            do: "untold";
        } | {
            /**
             * @description a facedown contact token is looked at in secret
             * @constant
             */
            do: "look-at-contact";
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token is turned faceup
             * @constant
             */
            do: "flip-contact";
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token is put on another planet
             * @constant
             */
            do: "move-contact";
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the planet it is put on */
            to: string;
            /** @description the side that the card has it show; left out: the side it shows is kept */
            faceup?: boolean;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description two contact tokens change places
             * @constant
             */
            do: "exchange-contacts";
            /** @description the one token */
            one: components["schemas"]["OuterRimTokenMeant"];
            /** @description the other one */
            other: components["schemas"]["OuterRimTokenMeant"];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token leaves the game
             * @constant
             */
            do: "eliminate-contact";
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a contact token goes off the map
             * @constant
             */
            do: "discard-contact";
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description the job that is being resolved is completed: its reward comes by itself
             * @constant
             */
            do: "complete-job";
            /** @description the card completes it although its owner is defeated meanwhile */
            evenIfDefeated?: boolean;
        } | {
            /**
             * @description the job that is being resolved is failed
             * @constant
             */
            do: "fail-job";
        } | {
            /**
             * @description the current player takes another turn after this one
             * @constant
             */
            do: "additional-turn";
        } | {
            /**
             * @description the turn ends at once
             * @constant
             */
            do: "end-turn";
        } | {
            /**
             * @description a goal token is put on a goal of the own ambition sheet
             * @constant
             */
            do: "goal-token";
            /** @description a goal of the ambition sheet */
            goal: string;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description says which player the card has chosen, where the log declares what a card did
             * @constant
             */
            do: "choose-player";
            /** @description the player */
            player: components["schemas"]["Seat"];
        } | {
            /**
             * @description the nearest player, planet or patrol is named; `nearest.choose` says which
             * @constant
             */
            do: "choose-nearest";
            /**
             * @description of what the card picks the nearest one to the seat
             * @enum {string}
             */
            kind: "player" | "planet" | "patrol";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
        } | {
            /**
             * @description a skill test, and what hangs on it
             * @constant
             */
            do: "test";
            /** @enum {string} */
            skill: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
            /** @description of a move: whether it was passed, as the log tells it with the rest of the card */
            passed?: boolean;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description what a passed test brings (skill-tests.3) */
            pass?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what a failed test brings */
            fail?: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description a combat against an enemy of the card, or against a player
             * @constant
             */
            do: "fight";
            /**
             * @description ground combat or ship combat
             * @enum {string}
             */
            kind?: "ground" | "ship";
            /** @description an enemy of the card */
            enemy?: {
                /** @description what the card calls it */
                name: string;
                /** @description its combat value, in dice; null: not known */
                combat: number | null;
            };
            /** @description the seat that is fought */
            player?: components["schemas"]["Seat"];
            /** @description of a move: whether the seat won it, as the log tells it with the rest of the card */
            won?: boolean;
            /** @description what winning brings the seat */
            win?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what losing brings the seat */
            lose?: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description a combat against the patrol of a faction in the own space
             * @constant
             */
            do: "fight-patrol";
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description of a move: whether the seat won it, as the log tells it with the rest of the card */
            won?: boolean;
            /** @description what winning brings besides the reward of the patrol */
            win?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what losing brings */
            lose?: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description the cost in full, and then the rest; or nothing at all
             * @constant
             */
            do: "to";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description what has to be done in full */
            cost: components["schemas"]["OuterRimCardEffect"][];
            /** @description what follows then */
            effects: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description left to the player whom it addresses (`card.may`, `card.decline`)
             * @constant
             */
            do: "may";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description what is done, or left */
            effects: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description one of several branches, among those whose condition holds (`card.choose`)
             * @constant
             */
            do: "choose";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description the branches */
            among: {
                /** @description what the branch is called in `card.choose` */
                name: string;
                /** @description what has to hold for it to be chosen */
                if?: components["schemas"]["OuterRimCondition"][];
                /** @description what the branch brings */
                effects: components["schemas"]["OuterRimCardEffect"][];
            }[];
        } | {
            /**
             * @description only where all conditions hold; else the other part
             * @constant
             */
            do: "if";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description all of them have to hold */
            if: components["schemas"]["OuterRimCondition"][];
            /** @description what happens if they hold */
            effects: components["schemas"]["OuterRimCardEffect"][];
            /** @description what happens if not */
            else?: components["schemas"]["OuterRimCardEffect"][];
        } | {
            /**
             * @description again and again, as long as the conditions hold
             * @constant
             */
            do: "repeat";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
            /** @description all of them have to hold */
            while: components["schemas"]["OuterRimCondition"][];
            /** @description how often at most */
            most: number;
            /** @description what is done each time */
            effects: components["schemas"]["OuterRimCardEffect"][];
        };
        OuterRimTokenMeant: {
            /** @description the planet it lies on; left out: that of the seat */
            space?: string;
            /** @description who it is */
            contact?: string;
            /**
             * @description its class
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
        };
        /** @description What a card asks about the table. */
        OuterRimCondition: {
            /**
             * @description the reputation of the seat with a faction
             * @constant
             */
            is: "reputation";
            /** @description a faction, or that of the planet on which the seat is */
            faction: ("rebel" | "imperial" | "hutt" | "syndicate") | "your-planet";
            /** @description the seat has one of these */
            among: ("negative" | "neutral" | "positive")[];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description the seat has at least so much
             * @enum {string}
             */
            is: "credits" | "fame";
            /** @description at least so much */
            least: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description so much damage on the character or ship of the seat
             * @constant
             */
            is: "damage";
            /**
             * @description where the damage is
             * @enum {string}
             */
            on: "character" | "ship";
            /** @description how much */
            least: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description the seat has so many assets that are all this
             * @constant
             */
            is: "has";
            /** @description an asset, a secret, the character or the ship */
            card?: string;
            /**
             * @description cards of this type
             * @enum {string}
             */
            type?: "bounty" | "cargo" | "crew" | "gear" | "job" | "mod";
            /** @description cards with this trait */
            trait?: string;
            /**
             * @description cards of this market deck
             * @enum {string}
             */
            deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description so many of them; left out: one */
            least?: number;
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description where the seat is
             * @constant
             */
            is: "space";
            /** @description the seat is in one of these spaces, or in a space of this kind */
            among: (("planet" | "navpoint" | "maelstrom" | "core-worlds") | string)[];
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description a patrol lies in the space of the seat
             * @constant
             */
            is: "patrol";
            /** @enum {string} */
            faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /** @constant */
            is: "token";
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        } | {
            /**
             * @description another player is in the space of the seat
             * @constant
             */
            is: "another-player";
            /** @description the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player */
            seat?: components["schemas"]["Seat"];
            /**
             * @description it is that of the player whom the move has chosen, to whom everything inside happens that names nobody
             * @constant
             */
            as?: "chosen";
        };
        /** @description What an ability does to a combat value, dice or a skill. */
        OuterRimDiceChange: {
            /**
             * @description adds to the combat value (or takes from it)
             * @constant
             */
            kind: "value";
            /** @description so many dice more, or less */
            add: number;
        } | {
            /**
             * @description dice are rolled again
             * @constant
             */
            kind: "reroll";
            /** @description how much */
            most: number;
            /**
             * @description only dice that show this
             * @enum {string}
             */
            from?: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description dice are turned to another face
             * @constant
             */
            kind: "turn";
            /** @description how much */
            most: number;
            /**
             * @description only dice that show this
             * @enum {string}
             */
            from?: "hit" | "crit" | "focus" | "blank";
            /**
             * @description what they show then
             * @enum {string}
             */
            to: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description dice with these faces are added
             * @constant
             */
            kind: "add";
            /** @description what they show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /**
             * @description dice are cancelled
             * @constant
             */
            kind: "cancel";
            /** @description how much */
            most: number;
            /**
             * @description dice that show this
             * @enum {string}
             */
            from: "hit" | "crit" | "focus" | "blank";
        } | {
            /**
             * @description damage of the opponent's dice is prevented
             * @constant
             */
            kind: "prevent";
            /** @description how much */
            amount: number;
        } | {
            /**
             * @description counts as one more instance of a skill in a test; used before its dice
             * @constant
             */
            kind: "skill";
            /**
             * @description the skill; left out: the one that is tested
             * @enum {string}
             */
            skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
        };
        /** @description Additional fame that lasts while its owner has something. */
        OuterRimAdditionalFame: {
            /** @description all of them have to hold */
            while: {
                /**
                 * @description the seat has so many assets that are all this
                 * @constant
                 */
                is: "has";
                /** @description an asset, a secret, the character or the ship */
                card?: string;
                /**
                 * @description cards of this type
                 * @enum {string}
                 */
                type?: "bounty" | "cargo" | "crew" | "gear" | "job" | "mod";
                /** @description cards with this trait */
                trait?: string;
                /**
                 * @description cards of this market deck
                 * @enum {string}
                 */
                deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
                /** @description so many of them; left out: one */
                least?: number;
            }[];
            /** @description so much fame */
            fame: number;
            /**
             * @description only once the goal of the card or sheet is completed
             * @constant
             */
            afterGoal?: true;
        };
        /** @description A section of an encounter card. */
        OuterRimSection: {
            /** @description the planet, `maelstrom`, `patrol`, `no-patrol`, `core-worlds` or `across-the-core` */
            of: string;
            /** @description what a subsection is called */
            name?: string;
            /** @description for whom a subsection is */
            if?: components["schemas"]["OuterRimCondition"][];
            /** @description what it makes happen; left out: not known */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description it is a secret: the card is taken
             * @constant
             */
            secret?: true;
            /**
             * @description it is a bounty: the card may be gained
             * @constant
             */
            bounty?: true;
        };
        OuterRimShip: {
            /** @description the id: that of the catalogue, or a new one */
            id: string;
            /** @description the printed name */
            name?: string;
            /** @description it is a starter ship */
            starter?: boolean;
            /** @description credits */
            cost?: number | null;
            /** @description spaces of movement */
            hyperdrive?: number | null;
            /** @description dice */
            combat?: number | null;
            /** @description damage that defeats it */
            hull?: number | null;
            /** @description its slots */
            slots?: components["schemas"]["OuterRimSlots"] | null;
            /** @description what it adds to values */
            bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            abilities?: components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            additionalFame?: components["schemas"]["OuterRimAdditionalFame"][];
            /** @description its goal */
            goal?: components["schemas"]["OuterRimGoal"];
        };
        OuterRimSlots: {
            /** @description slots of this kind; null: not known */
            gear: number | null;
            /** @description slots of this kind; null: not known */
            "job-or-bounty": number | null;
            /** @description slots of this kind; null: not known */
            cargo: number | null;
            /** @description slots of this kind; null: not known */
            mod: number | null;
            /** @description slots of this kind; null: not known */
            "cargo-or-mod": number | null;
            /** @description slots of this kind; null: not known */
            crew: number | null;
        };
        /** @description The goal of a character card or ship sheet. */
        OuterRimGoal: {
            /** @description all that it asks for, where that can be seen on the table */
            needs?: components["schemas"]["OuterRimNeeds"];
            /** @description the fame that it awards (left out: 1) */
            fame?: number;
        };
        /** @description What a goal asks its owner to have on the table. */
        OuterRimNeeds: {
            /** @description the cost of the ship */
            shipCost?: number;
            /** @description so many gear */
            gear?: number;
            /** @description so many mods */
            mod?: number;
            /** @description so many crew */
            crew?: number;
            /** @description so many cargo */
            cargo?: number;
            /** @description so many jobs */
            job?: number;
            /** @description so many bounties */
            bounty?: number;
            /** @description the costs of all mods and gear together */
            cost?: number;
            /** @description so many secrets */
            secrets?: number;
            /** @description credits */
            credits?: number;
            /** @description the space to be in */
            space?: string;
            /** @description reputation, by faction */
            reputation?: {
                [key: string]: "negative" | "neutral" | "positive";
            };
        };
        OuterRimCharacter: {
            /** @description the id: that of the catalogue, or a new one */
            id: string;
            /** @description the printed name */
            name?: string;
            /** @description dice in ground combat */
            combat?: number | null;
            /** @description damage that defeats the character */
            health?: number | null;
            /** @description its skills */
            skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
            /** @description what it adds to values */
            bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            abilities?: components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            additionalFame?: components["schemas"]["OuterRimAdditionalFame"][];
            /** @description its personal goal */
            goal?: components["schemas"]["OuterRimGoal"];
        };
        /** @description The facts of one ambition sheet. */
        OuterRimAmbition: {
            /** @description what logs call it */
            id: string;
            /** @description the printed name */
            name?: string;
            /** @description what it gives at set-up */
            setup?: {
                /** @description credits */
                credits?: number | null;
                /** @description the market card that its owner looks for and gains; null: none */
                card?: string | null;
                /** @description the deck whose icon stands beside the title of that card */
                deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
                /** @description other benefits */
                effects?: components["schemas"]["OuterRimCardEffect"][];
            };
            /** @description all of its goals */
            goals?: components["schemas"]["OuterRimAmbitionGoal"][];
            /** @description all of its abilities */
            abilities?: components["schemas"]["OuterRimAbility"][];
        };
        /** @description A goal of an ambition sheet. */
        OuterRimAmbitionGoal: {
            /** @description what logs call it */
            id: string;
            /** @description its symbol: any time, in order, only while its criteria are met, last */
            kind?: ("dash" | "number" | "infinity" | "fame") | null;
            /** @description the number of a numbered goal */
            number?: number | null;
            /** @description how often its task is done, each time for one token */
            times?: number | null;
            /** @description what its owner has on the table while it is met, where that is all it asks for */
            needs?: components["schemas"]["OuterRimNeeds"];
        };
        /** @description The position in which a log begins, by its facts. */
        OuterRimStart: {
            /** @description whose turn it is, and how far it has come */
            turn?: {
                /** @description whose turn it is (default: the first seat) */
                seat?: components["schemas"]["Seat"];
                /** @description which turn of the game it is (default: 1) */
                number?: number;
                /**
                 * @description the step of the turn (default: planning)
                 * @enum {string}
                 */
                step?: "planning" | "action" | "encounter";
                /** @description it is an additional turn */
                additional?: boolean;
                /** @description actions already performed: market, deliver, trade, card/ability */
                done?: string[];
                /** @description abilities used this turn, as card/ability */
                used?: string[];
                /** @description favors granted this turn */
                favors?: {
                    /** @description who has received it */
                    seat: components["schemas"]["Seat"];
                    /** @description who granted it */
                    from: components["schemas"]["Seat"];
                    /**
                     * @description which favor it was
                     * @enum {string}
                     */
                    kind: "advice" | "combat-strategy" | "endorsement" | "shortcut";
                    /**
                     * @description the skill of Advice
                     * @enum {string}
                     */
                    skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
                    /**
                     * @description the faction of Endorsement
                     * @enum {string}
                     */
                    faction?: "rebel" | "imperial" | "hutt" | "syndicate";
                    /**
                     * @description it was granted for the granter's debt token
                     * @constant
                     */
                    debtToken?: true;
                    /**
                     * @description the skill test of Advice, or the combat of Combat Strategy, has come
                     * @constant
                     */
                    spent?: true;
                }[];
            };
            /** @description what each seat has */
            seats?: {
                [key: string]: components["schemas"]["OuterRimStartSeat"];
            };
            /** @description the patrols on the map; null: none */
            patrols?: {
                [key: string]: {
                    /** @description its level */
                    level: number;
                    /** @description dice; level 4 beats everybody */
                    combat?: (number | "infinite") | null;
                    /** @description what beating it brings; null: not known */
                    reward?: {
                        /** @description credits */
                        credits?: number | null;
                        /** @description fame */
                        fame?: number | null;
                        /** @description the factions with which reputation goes one step up */
                        reputation?: ("rebel" | "imperial" | "hutt" | "syndicate")[];
                    } | null;
                    /** @description the space it lies in; null: not known */
                    space: string | null;
                    /**
                     * @description its space is not known, but that it has not moved since it came
                     * @constant
                     */
                    atEndcap?: true;
                } | null;
            };
            /** @description the levels of the tokens left in each stack, top first; null: not known (default: all above the patrol) */
            stacks?: {
                [key: string]: number[] | null;
            };
            /** @description the faceup card of each market deck, and what is known to lie under it (default: not known) */
            market?: {
                [key: string]: (string | components["schemas"]["OuterRimStatedCard"]) | {
                    /** @description the card that lies faceup; null or left out: not known */
                    faceup?: (string | components["schemas"]["OuterRimStatedCard"]) | null;
                    /** @description cards known to lie in the deck */
                    under?: (string | components["schemas"]["OuterRimStatedCard"])[];
                    /** @description how many of them, the first ones, may lie anywhere in it; the others lie at its bottom in this order (default: all may) */
                    shuffled?: number;
                };
            };
            /** @description the contact tokens of each planet, from left to right (default: not known) */
            contacts?: {
                [key: string]: {
                    /** @description who it is; null or left out: not known */
                    id?: string | null;
                    /** @description its class */
                    class?: ("white" | "green" | "yellow" | "orange") | null;
                    /** @description it lies faceup (default: it does not) */
                    faceup?: boolean;
                }[];
            };
            /** @description the AI decks of AI players */
            ai?: {
                [key: string]: {
                    /** @description the AI cards that have gone under the deck, in order (default: none) */
                    under?: string[];
                };
            };
            /** @description the smuggler AI player's goal tokens by planet (default: one for each of its cargo and jobs) */
            goalTokens?: {
                [key: string]: number;
            };
            /** @description cards and tokens that have left the game */
            removed?: string[];
            /** @description the ship sheets that nobody has; null or left out: not known */
            shipSupply?: string[] | null;
        };
        OuterRimStartSeat: {
            /** @description the character card; null or left out: not known */
            character?: string | null;
            /** @description the ship sheet; null or left out: not known */
            ship?: string | null;
            /** @description the space of the ship; null or left out: not known */
            space?: string | null;
            /** @description credits; null or left out: not known */
            credits?: number | null;
            /** @description fame; null: not known (default: 0) */
            fame?: number | null;
            /** @description by faction; null: not known (default: neutral) */
            reputation?: {
                [key: string]: ("negative" | "neutral" | "positive") | null;
            };
            /** @description what an effect has the seat treated as having with a faction, whatever the marker shows */
            treatedAs?: {
                [key: string]: "negative" | "neutral" | "positive";
            };
            /** @description damage tokens (default: none) */
            damage?: {
                /** @description on the character */
                character?: number;
                /** @description on the ship */
                ship?: number;
            };
            /** @description the standee lies on its side (default: it stands) */
            defeated?: boolean;
            /** @description printed values; those of a known ship and character need not be given */
            values?: {
                /** @description spaces of movement */
                hyperdrive?: number | null;
                /** @description dice */
                groundCombat?: number | null;
                /** @description dice */
                shipCombat?: number | null;
                /** @description damage that defeats the character */
                health?: number | null;
                /** @description damage that defeats the ship */
                hull?: number | null;
            };
            /** @description the character's own skills, each as often as it is there (null or left out: as printed); those of crew count besides */
            skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
            /** @description how many slots of each kind there are, where the ship is not in the catalogue */
            slots?: {
                /** @description slots of this kind; null: not known */
                gear?: number | null;
                /** @description slots of this kind; null: not known */
                "job-or-bounty"?: number | null;
                /** @description slots of this kind; null: not known */
                cargo?: number | null;
                /** @description slots of this kind; null: not known */
                mod?: number | null;
                /** @description slots of this kind; null: not known */
                "cargo-or-mod"?: number | null;
                /** @description slots of this kind; null: not known */
                crew?: number | null;
            };
            /** @description the assets: ids, or the facts of a card (default: none) */
            assets?: (string | components["schemas"]["OuterRimStatedCard"])[];
            /** @description the secrets, each with its encounter deck */
            secrets?: {
                /** @description the encounter card */
                id: string;
                /** @description its deck; null: not known */
                deck?: string | null;
            }[];
            /** @description the debt tokens that the seat holds, by their owners (default: its own, unless another seat has it) */
            debtTokens?: components["schemas"]["Seat"][];
            /** @description the ambition sheet, and the goal tokens on it */
            ambition?: string | {
                /** @description which sheet it is */
                sheet?: string;
                /** @description goal tokens, by goal */
                tokens?: {
                    [key: string]: number;
                };
            };
            /** @description the character card has been turned over */
            personalGoalDone?: boolean;
            /** @description the ship sheet has been turned over */
            shipGoalDone?: boolean;
        };
        /** @description A card with its facts, stated where it lies. */
        OuterRimStatedCard: {
            /** @description the id: that of the catalogue, or a new one */
            id: string;
            /** @description the printed name */
            name?: string;
            /** @description the market deck it belongs to; null: none */
            deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
            /**
             * @description market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2)
             * @enum {string}
             */
            origin?: "market" | "encounter" | "databank";
            /** @description what kind of card it is; null: not known */
            type?: ("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null;
            /** @description credits; null or left out: not known */
            cost?: number | null;
            /** @description all of its traits; left out: not known */
            traits?: string[];
            /** @description a space; "imperial-patrol" or the like: a patrol, wherever it is; "none": the card names none */
            destination?: string | null;
            /** @description what delivering it brings: of a bounty the capture reward */
            reward?: components["schemas"]["OuterRimReward"] | null;
            /** @description the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
            rotatesTo?: string;
            /** @description of the other end: the starting asset */
            rotatedFrom?: string;
            /** @description of a databank card */
            number?: number;
            /** @description of a bounty: the fight against its target */
            combat?: {
                /** @description the icon */
                kind?: ("ground" | "ship") | null;
                /** @description dice */
                value?: number | null;
            } | null;
            /** @description of a bounty, what eliminating its target brings */
            eliminationReward?: components["schemas"]["OuterRimReward"] | null;
            /** @description a captured contact lies on this bounty */
            captured?: boolean;
            /** @description the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token */
            contact?: string | null;
            /**
             * @description of a bounty: the class of its target
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the patrol movement icon; left out or null: not known */
            patrolIcon?: ("none" | {
                /**
                 * @description whose patrol moves
                 * @enum {string}
                 */
                faction: "rebel" | "imperial" | "hutt" | "syndicate";
                /** @description how many spaces */
                spaces: number;
            }) | null;
            /** @description the reveal contact icon; left out or null: not known */
            contactIcon?: ("none" | {
                /** @description the least number of players for which it works */
                from: number;
                /** @description the greatest */
                to: number;
            }) | null;
            /** @description of a ship card: the ship sheet */
            ship?: string;
            /** @description of a crew: its skills */
            skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[];
            /** @description what it adds to values as long as it is owned; left out: not known, `{}`: nothing */
            bonuses?: components["schemas"]["OuterRimBonuses"];
            /** @description all of its abilities; left out: not known */
            abilities?: components["schemas"]["OuterRimAbility"][];
            /** @description fame that lasts only while its owner has something */
            additionalFame?: components["schemas"]["OuterRimAdditionalFame"][];
            /** @description after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
            leavesGame?: boolean;
            /** @description of an encounter card: the deck that it belongs to, and its sections as far as they are known */
            encounterDeck?: string | null;
            /** @description of an encounter card: its sections, as far as they are known */
            sections?: components["schemas"]["OuterRimSection"][];
            /** @description of a databank card: what resolving it makes happen */
            program?: components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description the slot it lies in
             * @enum {string}
             */
            slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
        };
        /** @description One move: a decision of a seat, or a chance outcome that the table saw. */
        OuterRimMove: components["schemas"]["OuterRimMove_card_may"] | components["schemas"]["OuterRimMove_card_decline"] | components["schemas"]["OuterRimMove_card_choose"] | components["schemas"]["OuterRimMove_card_ask"] | components["schemas"]["OuterRimMove_setup_fame"] | components["schemas"]["OuterRimMove_setup_map"] | components["schemas"]["OuterRimMove_setup_roll"] | components["schemas"]["OuterRimMove_setup_first_player"] | components["schemas"]["OuterRimMove_setup_character"] | components["schemas"]["OuterRimMove_setup_ship"] | components["schemas"]["OuterRimMove_setup_databank"] | components["schemas"]["OuterRimMove_setup_reputation"] | components["schemas"]["OuterRimMove_setup_ambitions"] | components["schemas"]["OuterRimMove_setup_ambition"] | components["schemas"]["OuterRimMove_setup_benefits"] | components["schemas"]["OuterRimMove_setup_tile"] | components["schemas"]["OuterRimMove_turn_end"] | components["schemas"]["OuterRimMove_planning_gain_credits"] | components["schemas"]["OuterRimMove_planning_recover"] | components["schemas"]["OuterRimMove_planning_ability"] | components["schemas"]["OuterRimMove_planning_move"] | components["schemas"]["OuterRimMove_move_along"] | components["schemas"]["OuterRimMove_nearest_choose"] | components["schemas"]["OuterRimMove_action_ability"] | components["schemas"]["OuterRimMove_action_end"] | components["schemas"]["OuterRimMove_market_discard"] | components["schemas"]["OuterRimMove_market_end"] | components["schemas"]["OuterRimMove_market_buy"] | components["schemas"]["OuterRimMove_card_reveal"] | components["schemas"]["OuterRimMove_contact_reveal"] | components["schemas"]["OuterRimMove_contact_later"] | components["schemas"]["OuterRimMove_contact_none"] | components["schemas"]["OuterRimMove_icon_none"] | components["schemas"]["OuterRimMove_deliver_cargo"] | components["schemas"]["OuterRimMove_deliver_bounty"] | components["schemas"]["OuterRimMove_deliver_roll"] | components["schemas"]["OuterRimMove_deliver_databank"] | components["schemas"]["OuterRimMove_deliver_end"] | components["schemas"]["OuterRimMove_trade_exchange"] | components["schemas"]["OuterRimMove_trade_end"] | components["schemas"]["OuterRimMove_credits_trade"] | components["schemas"]["OuterRimMove_favor_receive"] | components["schemas"]["OuterRimMove_favor_refuse"] | components["schemas"]["OuterRimMove_debt_tokens_trade"] | components["schemas"]["OuterRimMove_ambition_goal"] | components["schemas"]["OuterRimMove_ambition_lose"] | components["schemas"]["OuterRimMove_slots_arrange"] | components["schemas"]["OuterRimMove_asset_discard"] | components["schemas"]["OuterRimMove_asset_decline"] | components["schemas"]["OuterRimMove_asset_keep"] | components["schemas"]["OuterRimMove_encounter_patrol"] | components["schemas"]["OuterRimMove_encounter_ability"] | components["schemas"]["OuterRimMove_encounter_space"] | components["schemas"]["OuterRimMove_encounter_contact"] | components["schemas"]["OuterRimMove_contact_untold"] | components["schemas"]["OuterRimMove_contact_resolve"] | components["schemas"]["OuterRimMove_contact_fight"] | components["schemas"]["OuterRimMove_encounter_crew"] | components["schemas"]["OuterRimMove_crew_protect"] | components["schemas"]["OuterRimMove_crew_refuse"] | components["schemas"]["OuterRimMove_bounty_eliminate"] | components["schemas"]["OuterRimMove_bounty_capture"] | components["schemas"]["OuterRimMove_encounter_player"] | components["schemas"]["OuterRimMove_bounty_gain_reputation"] | components["schemas"]["OuterRimMove_bounty_lose_reputation"] | components["schemas"]["OuterRimMove_contact_place"] | components["schemas"]["OuterRimMove_contact_settle"] | components["schemas"]["OuterRimMove_patrol_displace"] | components["schemas"]["OuterRimMove_patrol_spawn"] | components["schemas"]["OuterRimMove_patrol_move"] | components["schemas"]["OuterRimMove_combat_roll"] | components["schemas"]["OuterRimMove_combat_ability"] | components["schemas"]["OuterRimMove_combat_reroll"] | components["schemas"]["OuterRimMove_combat_resolve"] | components["schemas"]["OuterRimMove_test_roll"] | components["schemas"]["OuterRimMove_test_ability"] | components["schemas"]["OuterRimMove_test_reroll"] | components["schemas"]["OuterRimMove_test_resolve"] | components["schemas"]["OuterRimMove_ai_card"] | components["schemas"]["OuterRimMove_ai_untold"] | components["schemas"]["OuterRimMove_ai_resolve"] | components["schemas"]["OuterRimMove_ai_roll"] | components["schemas"]["OuterRimMove_ai_lose_reputation"] | components["schemas"]["OuterRimMove_ai_ship"] | components["schemas"]["OuterRimMove_ability_use"];
        /** @description The part of a card that begins with "may" is carried out. */
        OuterRimMove_card_may: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.may";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The part of a card that begins with "may" is left out. A log may leave this out. */
        OuterRimMove_card_decline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.decline";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description One of the branches of a card is chosen. */
        OuterRimMove_card_choose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.choose";
            seat: components["schemas"]["Seat"];
            /** @description the name of the branch */
            option: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description What a card asks about a fact that the log does not tell. A log may leave this out; of a fact that it does tell it may record it, too. */
        OuterRimMove_card_ask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.ask";
            seat?: components["schemas"]["Seat"];
            /** @description whether it is so */
            holds: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description All players together have agreed on the fame that wins; anybody may note it. A log may leave this out. */
        OuterRimMove_setup_fame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.fame";
            seat: components["schemas"]["Seat"];
            /** @description left out: what the header says, or 10 */
            fame?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description How the map is laid. A log may leave this out: then it is the fixed map, or that of the header. */
        OuterRimMove_setup_map: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.map";
            seat: components["schemas"]["Seat"];
            /**
             * @description left out: as the header has it, or the fixed map
             * @enum {string}
             */
            layout?: "fixed" | "random";
            /** @description the pieces of the map from left to right, with the endcaps */
            pieces?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player has rolled six dice for first player. */
        OuterRimMove_setup_roll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.roll";
            seat?: components["schemas"]["Seat"];
            /** @description what the six dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description This seat is first player; after recorded dice a log may leave this out. */
        OuterRimMove_setup_first_player: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.first-player";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player chooses a character and takes what belongs to it. */
        OuterRimMove_setup_character: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.character";
            seat: components["schemas"]["Seat"];
            /** @description the character card */
            character: string;
            /** @description the side of the starter ship */
            ship?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player chooses the side of their starter ship. */
        OuterRimMove_setup_ship: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.ship";
            seat: components["schemas"]["Seat"];
            /** @description the side of the starter ship that lies faceup */
            ship: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The starting databank card of a player; where the log leaves it out, nobody knows which copy it was. */
        OuterRimMove_setup_databank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.databank";
            seat: components["schemas"]["Seat"];
            /** @description the number of the card, where the character leaves a choice */
            number?: number;
            /** @description the card, by a name of its own or with facts of it */
            card?: string | components["schemas"]["OuterRimCard"];
            /** @description the starting planet that it names */
            space?: string;
            /** @enum {string} */
            slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The faction with which a player begins positive, where the character card lets them pick it. */
        OuterRimMove_setup_reputation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.reputation";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Random ambition sheets have been laid out, one more than there are players. A log may leave this out. */
        OuterRimMove_setup_ambitions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.ambitions";
            seat?: components["schemas"]["Seat"];
            /** @description the ambition sheets that lie faceup on the table */
            sheets: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player chooses an ambition sheet; the last player in turn order is first. */
        OuterRimMove_setup_ambition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.ambition";
            seat: components["schemas"]["Seat"];
            /** @description one of the sheets that were laid out */
            sheet: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player carries out the set-up part of their ambition sheet; of a sheet that the header states a log may leave it out. */
        OuterRimMove_setup_benefits: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.benefits";
            seat: components["schemas"]["Seat"];
            /** @description the credits that the sheet gives */
            credits?: number;
            /** @description the market card that its owner has looked for and gained */
            card?: string | components["schemas"]["OuterRimCard"];
            /**
             * @description the market deck that was searched and shuffled
             * @enum {string}
             */
            deck?: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description other benefits */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A random map: the next map tile has been turned up and joined to the map. The endcap that comes last may be left out. */
        OuterRimMove_setup_tile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "setup.tile";
            seat?: components["schemas"]["Seat"];
            /** @description the map tile, or the endcap that closes the map */
            tile: string;
            /** @description the piece that it has been joined to */
            beside?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The turn ends without an encounter: its player is defeated, where cards of unknown text decide that. A log may leave this out. */
        OuterRimMove_turn_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn.end";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The planning step is spent on gaining 2,000 credits. */
        OuterRimMove_planning_gain_credits: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planning.gain-credits";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The planning step is spent on recovering all damage of character and ship. */
        OuterRimMove_planning_recover: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planning.recover";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The planning step is spent on one "Planning" ability. */
        OuterRimMove_planning_ability: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planning.ability";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The planning step is spent on moving the ship; `path`, or `to` for the shortest legal way. */
        OuterRimMove_planning_move: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planning.move";
            seat: components["schemas"]["Seat"];
            /** @description the space where the move ends; enough when the way does not matter */
            to?: string;
            /** @description the spaces entered, in order, without the one it starts in; [] to stay */
            path?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A move that an ability allows outside the planning step. Where none is recorded, the ship stays. */
        OuterRimMove_move_along: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move.along";
            seat: components["schemas"]["Seat"];
            /** @description the space where the move ends; enough when the way does not matter */
            to?: string;
            /** @description the spaces entered, in order, without the one it starts in; [] to stay */
            path?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The nearest player, planet or patrol that a card asked for is named; the current player breaks ties. */
        OuterRimMove_nearest_choose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nearest.choose";
            seat: components["schemas"]["Seat"];
            /** @description a seat, a planet or the faction of a patrol */
            chosen: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description One "Action" ability is resolved as an action. */
        OuterRimMove_action_ability: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "action.ability";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The action step ends; the encounter step follows. A log may leave this out. */
        OuterRimMove_action_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "action.end";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The faceup card of a market deck is put under the deck. */
        OuterRimMove_market_discard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "market.discard";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The market action ends without a purchase. A log may leave this out. */
        OuterRimMove_market_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "market.end";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The faceup card of a market deck is bought. */
        OuterRimMove_market_buy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "market.buy";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the card bought: the faceup one, which need not be named unless the log has not told it */
            card?: string;
            /** @description own assets given in to lower the price; a ship bought always takes the old ship in payment */
            barter?: string[];
            /** @description own assets discarded to free a slot, without being bartered */
            discard?: string[];
            /**
             * @description the slot that the card is put in
             * @enum {string}
             */
            slot?: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            /** @description the credits paid; compared with the price, or taken where nobody knows the cost */
            paid?: number;
            /** @description what a card lowers the cost by, or that nothing is paid */
            discount?: number | "free";
            /** @description the card of the buyer that brings the discount, a character or ship too */
            by?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The card that is now on top of a market deck has been turned faceup. */
        OuterRimMove_card_reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.reveal";
            seat?: components["schemas"]["Seat"];
            /** @enum {string} */
            deck: "bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship";
            /** @description the card, by its id or with facts of it; null when no card is left in the deck */
            card: string | components["schemas"]["OuterRimCard"] | null;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The buyer has turned a facedown contact token in their space faceup, because of a reveal contact icon. */
        OuterRimMove_contact_reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.reveal";
            seat?: components["schemas"]["Seat"];
            /** @description which contact it is */
            contact: string;
            /** @enum {string} */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the space of the buyer */
            space?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The patrol of the same card is moved first; a log may leave this out. */
        OuterRimMove_contact_later: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.later";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description No facedown contact was there to be turned faceup; a log may leave this out. */
        OuterRimMove_contact_none: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.none";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The card just revealed, whose patrol icon the log has not told, moves no patrol. A log may leave this out. */
        OuterRimMove_icon_none: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "icon.none";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A cargo is delivered to its destination; for ILLEGAL cargo the die follows as `deliver.roll`. */
        OuterRimMove_deliver_cargo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver.cargo";
            seat: components["schemas"]["Seat"];
            /** @description the cargo */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A bounty with its captured contact is delivered to its destination. */
        OuterRimMove_deliver_bounty: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver.bounty";
            seat: components["schemas"]["Seat"];
            /** @description the bounty */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The die rolled before ILLEGAL cargo can be delivered. */
        OuterRimMove_deliver_roll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver.roll";
            seat?: components["schemas"]["Seat"];
            /** @description what the die shows */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Databank card #1 is resolved after a failed roll; the log declares what it brought. */
        OuterRimMove_deliver_databank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver.databank";
            seat: components["schemas"]["Seat"];
            /** @description the copy of databank card 1, where the log tells its text */
            card?: string;
            /** @description what the card made happen, in order */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The deliver action ends. A log may leave this out. */
        OuterRimMove_deliver_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver.end";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An agreed exchange with another player in the same space; one trade action may hold several. */
        OuterRimMove_trade_exchange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trade.exchange";
            seat: components["schemas"]["Seat"];
            /** @description the other player */
            with: components["schemas"]["Seat"];
            /** @description what the seat of the move gives; nothing where left out */
            gives?: {
                credits?: number;
                /** @description asset cards */
                cards?: string[];
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /** @description what it gets; nothing where left out */
            takes?: {
                credits?: number;
                /** @description asset cards */
                cards?: string[];
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The trade action ends. A log may leave this out. */
        OuterRimMove_trade_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trade.end";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An agreed exchange of credits with another seat; one of the two is the current player. */
        OuterRimMove_credits_trade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "credits.trade";
            seat: components["schemas"]["Seat"];
            /** @description the other seat */
            with: components["schemas"]["Seat"];
            /** @description the credits that the seat of the move gives; none where left out */
            gives?: number;
            /** @description the credits that it gets; none where left out */
            takes?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player is granted a favor by another one, in anybody's turn. Only where the option "favors" is set. */
        OuterRimMove_favor_receive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "favor.receive";
            seat: components["schemas"]["Seat"];
            /** @description the player who grants it */
            from: components["schemas"]["Seat"];
            /** @enum {string} */
            kind: "advice" | "combat-strategy" | "endorsement" | "shortcut";
            /**
             * @description the skill of Advice
             * @enum {string}
             */
            skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
            /**
             * @description the faction of Endorsement
             * @enum {string}
             */
            faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description what the receiver gives for it */
            pays?: {
                credits?: number;
                /** @description asset cards */
                cards?: string[];
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /**
             * @description the granter's debt token is handed back for it, so that it cannot be refused
             * @constant
             */
            debtToken?: true;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player refuses another one a favor, or agrees to refuse it; that binds nobody. A log may leave this out. */
        OuterRimMove_favor_refuse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "favor.refuse";
            seat: components["schemas"]["Seat"];
            /** @description the player who is refused a favor */
            to: components["schemas"]["Seat"];
            /** @enum {string} */
            kind?: "advice" | "combat-strategy" | "endorsement" | "shortcut";
            /** @description what a player pays for the refusal */
            price?: {
                /** @description who pays */
                from: components["schemas"]["Seat"];
                credits?: number;
                /** @description asset cards */
                cards?: string[];
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /**
             * @description it was asked for with the debt token of the seat
             * @constant
             */
            debtToken?: true;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An agreed exchange of debt tokens, also for credits, with another seat; one of the two is the current player. */
        OuterRimMove_debt_tokens_trade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "debt-tokens.trade";
            seat: components["schemas"]["Seat"];
            /** @description the other seat */
            with: components["schemas"]["Seat"];
            /** @description what the seat of the move gives; nothing where left out */
            gives?: {
                credits?: number;
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /** @description what it gets; nothing where left out */
            takes?: {
                credits?: number;
                /** @description debt tokens, by the seats that own them */
                debtTokens?: components["schemas"]["Seat"][];
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player has done what a goal of their ambition sheet asks for, and puts a goal token on it. */
        OuterRimMove_ambition_goal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ambition.goal";
            seat: components["schemas"]["Seat"];
            /** @description a goal of the own sheet */
            goal: string;
            /**
             * @description the symbol of the goal, where its sheet is not stated
             * @enum {string}
             */
            kind?: "dash" | "number" | "infinity" | "fame";
            /** @description the number of a numbered goal, where its sheet is not stated */
            number?: number;
            /** @description how often its task is done, where its sheet is not stated */
            times?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The criteria of an ongoing goal are no longer met: its owner takes the goal token off it. */
        OuterRimMove_ambition_lose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ambition.lose";
            seat: components["schemas"]["Seat"];
            /** @description an ongoing goal of the own sheet */
            goal: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Assets are put into other slots; those that are not named go wherever there is room. At any time. */
        OuterRimMove_slots_arrange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slots.arrange";
            seat: components["schemas"]["Seat"];
            /** @description by asset, the kind of slot that it is put in */
            assets: {
                [key: string]: "gear" | "job-or-bounty" | "cargo" | "mod" | "cargo-or-mod" | "crew";
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An asset is discarded because the slots do not hold all of them. */
        OuterRimMove_asset_discard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "asset.discard";
            seat: components["schemas"]["Seat"];
            /** @description the asset that goes */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The asset just gained is not taken, or the one just bought has no slot: it is discarded. */
        OuterRimMove_asset_decline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "asset.decline";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Every asset has found a slot, thanks to a card whose text nobody knows. A log may leave this out. */
        OuterRimMove_asset_keep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "asset.keep";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The encounter is with the patrol of this faction in the own space. */
        OuterRimMove_encounter_patrol: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.patrol";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description One "Encounter" ability is resolved instead of encountering the space. */
        OuterRimMove_encounter_ability: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.ability";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The encounter is with the own space: a card of its deck is drawn and one section of it is resolved. */
        OuterRimMove_encounter_space: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.space";
            seat: components["schemas"]["Seat"];
            /** @description the encounter card that was drawn */
            card?: string;
            /** @description on a Core Worlds space: whether crossing the galaxy was announced */
            cross?: boolean;
            /** @description the section or subsection that was resolved */
            section?: string;
            /** @description what the card made happen, in order, where its text is not known; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The encounter is with a contact in the own space: the token is chosen before it is turned faceup. */
        OuterRimMove_encounter_contact: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.contact";
            seat: components["schemas"]["Seat"];
            /** @description who it is; of a facedown token it may be told by `contact.reveal`, or not at all */
            contact?: string;
            /**
             * @description the class of the token that is chosen
             * @enum {string}
             */
            class?: "white" | "green" | "yellow" | "orange";
            /** @description the encounter or databank card that was resolved */
            card?: string;
            /** @description the section that was resolved */
            section?: string;
            /** @description what the card made happen, in order */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The log does not tell which contact the token is. A log may leave this out. */
        OuterRimMove_contact_untold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.untold";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The databank card of the contact is resolved; the log declares what it brought. Left out where `encounter.contact` says it. */
        OuterRimMove_contact_resolve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.resolve";
            seat: components["schemas"]["Seat"];
            /** @description the encounter or databank card that was resolved */
            card?: string;
            /** @description the section that was resolved */
            section?: string;
            /** @description what the card made happen, in order */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The contact that is encountered is fought for a bounty, instead of resolving its databank card. A log may leave this out where the dice of the combat show it. */
        OuterRimMove_contact_fight: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.fight";
            seat: components["schemas"]["Seat"];
            /** @description the bounty whose target the contact is; left out: the only one that fits */
            bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A crew is fought for a bounty, as an "Encounter" ability: one's own, or that of a player in the same space. */
        OuterRimMove_encounter_crew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.crew";
            seat: components["schemas"]["Seat"];
            /** @description the bounty whose target the crew is; left out: the only one that fits */
            bounty?: string;
            /** @description whose crew it is: the own seat, or another one in the same space */
            player?: components["schemas"]["Seat"];
            /** @description the crew card */
            crew?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The owner protects the crew: the two players fight. */
        OuterRimMove_crew_protect: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "crew.protect";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The owner does not protect the crew, who is fought like any target of a bounty. */
        OuterRimMove_crew_refuse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "crew.refuse";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The beaten contact is eliminated: the elimination reward comes at once, card and token leave the game. */
        OuterRimMove_bounty_eliminate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bounty.eliminate";
            seat: components["schemas"]["Seat"];
            /** @description the bounty that was fought for */
            bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The beaten contact is captured: its token is put on the bounty, to be delivered. */
        OuterRimMove_bounty_capture: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bounty.capture";
            seat: components["schemas"]["Seat"];
            /** @description the bounty that was fought for */
            bounty?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The encounter is with the player in the own space whose character a bounty names: the two fight. */
        OuterRimMove_encounter_player: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encounter.player";
            seat: components["schemas"]["Seat"];
            /** @description the bounty that names the character; left out: the only one that fits */
            bounty?: string;
            /** @description the player whose character it is */
            player?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A reputation is gained with a faction with which the beaten player is negative. A log may leave this out where there is one only. */
        OuterRimMove_bounty_gain_reputation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bounty.gain-reputation";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A reputation is lost with a faction with which the beaten player is positive. A log may leave this out where there is one only. */
        OuterRimMove_bounty_lose_reputation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bounty.lose-reputation";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The contact token that a discarded crew or bounty leaves is put faceup on the nearest planet with an empty contact space. A log may leave this out. */
        OuterRimMove_contact_place: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.place";
            seat: components["schemas"]["Seat"];
            /** @description which contact it is */
            contact?: string;
            /** @description the planet */
            to: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The token goes to the one planet that is nearest, or the log does not say to which. A log may leave this out. */
        OuterRimMove_contact_settle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.settle";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The loser of a combat against a patrol moves it to an adjacent space. */
        OuterRimMove_patrol_displace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "patrol.displace";
            seat: components["schemas"]["Seat"];
            /**
             * @description whose patrol it is
             * @enum {string}
             */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the adjacent space */
            to: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The next patrol of a faction has come to the map. It comes by itself; the move tells what its token shows, and may be left out. */
        OuterRimMove_patrol_spawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "patrol.spawn";
            seat?: components["schemas"]["Seat"];
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description what the token that was turned faceup shows */
            token?: {
                /** @description its level */
                level?: number;
                /** @description dice; level 4 beats everybody */
                combat?: (number | "infinite") | null;
                /** @description what beating it brings; null: not known */
                reward?: {
                    /** @description credits */
                    credits?: number | null;
                    /** @description fame */
                    fame?: number | null;
                    /** @description the factions with which reputation goes one step up */
                    reputation?: ("rebel" | "imperial" | "hutt" | "syndicate")[];
                } | null;
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A patrol moves along paths towards a player, because of a patrol movement icon or a card. */
        OuterRimMove_patrol_move: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "patrol.move";
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the spaces entered, in order, without the one it starts in; [] when it cannot move */
            path: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The dice of one side of a combat: first the attack, then the defence. */
        OuterRimMove_combat_roll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "combat.roll";
            seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /**
             * @description whose roll it is; `seat` may say who rolled
             * @enum {string}
             */
            side?: "attack" | "defence";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An ability is used in a combat. */
        OuterRimMove_combat_ability: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "combat.ability";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /**
             * @description whose value or dice it changes, where the card does not tell
             * @enum {string}
             */
            side?: "attack" | "defence";
            /** @description what it did to a value, to dice, or to the damage to come */
            change?: components["schemas"]["OuterRimCombatChange"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description What an ability does in a combat. */
        OuterRimCombatChange: {
            /** @constant */
            kind: "value";
            add: number;
        } | {
            /** @constant */
            kind: "reroll";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
        } | {
            /** @constant */
            kind: "turn";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
            /** @enum {string} */
            to: "hit" | "crit" | "focus" | "blank";
        } | {
            /** @constant */
            kind: "add";
            faces: ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /** @constant */
            kind: "cancel";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
        } | {
            /** @constant */
            kind: "prevent";
            amount: number;
        };
        /** @description What the dice show that an ability has picked to be rerolled, in the order in which it named them. */
        OuterRimMove_combat_reroll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "combat.reroll";
            seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description All abilities are used; damage is compared and suffered. A log may leave this out. */
        OuterRimMove_combat_resolve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "combat.resolve";
            seat: components["schemas"]["Seat"];
            /**
             * @description who won, as the table counted
             * @enum {string}
             */
            winner?: "attacker" | "defender";
            /** @description the damage rolled, as the table counted */
            damage?: {
                /** @description of the attack */
                attack?: number;
                /** @description of the defence */
                defence?: number;
            };
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The two dice of a skill test. */
        OuterRimMove_test_roll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "test.roll";
            seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An ability is used in a skill test. */
        OuterRimMove_test_ability: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "test.ability";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what it did to the dice or the skills */
            change?: components["schemas"]["OuterRimTestChange"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description What an ability does in a skill test. */
        OuterRimTestChange: {
            /** @constant */
            kind: "reroll";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
        } | {
            /** @constant */
            kind: "turn";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
            /** @enum {string} */
            to: "hit" | "crit" | "focus" | "blank";
        } | {
            /** @constant */
            kind: "add";
            faces: ("hit" | "crit" | "focus" | "blank")[];
        } | {
            /** @constant */
            kind: "cancel";
            /** @description which dice, counted from 0 in the order of the recorded roll */
            dice: number[];
        } | {
            /** @constant */
            kind: "skill";
            /** @enum {string} */
            skill?: "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";
        };
        /** @description What the dice show that an ability has picked to be rerolled, in the order in which it named them. */
        OuterRimMove_test_reroll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "test.reroll";
            seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description All abilities are used; the test is passed or failed. A log may leave this out. */
        OuterRimMove_test_resolve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "test.resolve";
            seat: components["schemas"]["Seat"];
            /** @description whether the test was passed, as the table saw it */
            passed?: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The top card of the AI deck is drawn for the AI player whose turn it is. */
        OuterRimMove_ai_card: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.card";
            seat?: components["schemas"]["Seat"];
            /** @description the AI card */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The AI card is not told: of its turn nothing can be ruled, unless only one card can lie on top. A log may leave this out. */
        OuterRimMove_ai_untold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.untold";
            seat?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An instruction of the AI card is resolved that leaves nothing to choose. A log may leave this out. */
        OuterRimMove_ai_resolve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.resolve";
            seat: components["schemas"]["Seat"];
            /**
             * @description the kind of instruction
             * @enum {string}
             */
            instruction: "recover" | "gain-credits" | "complete-job" | "pay-for-fame" | "sell-fame" | "gain-reputation" | "others-suffer" | "rob";
            /** @description the card that it is about, where several are tied */
            card?: string;
            /**
             * @description the faction that it is about, where several patrols are equally near
             * @enum {string}
             */
            faction?: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description the player whom it is about, where several are tied */
            player?: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The dice that an AI card calls for. */
        OuterRimMove_ai_roll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.roll";
            seat?: components["schemas"]["Seat"];
            /** @description what the dice show */
            faces: ("hit" | "crit" | "focus" | "blank")[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player loses the reputation that an AI card takes, with a faction of their choice. A log may leave this out where there is one only. */
        OuterRimMove_ai_lose_reputation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.lose-reputation";
            seat: components["schemas"]["Seat"];
            /**
             * @description with whom
             * @enum {string}
             */
            faction: "rebel" | "imperial" | "hutt" | "syndicate";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An AI player that has bought "Used Ship for Sale" takes a ship from the supply; of several that cost the same chance decides. A log may leave this out where one is left. */
        OuterRimMove_ai_ship: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ai.ship";
            seat: components["schemas"]["Seat"];
            /** @description the ship sheet */
            ship: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An ability is used at a moment of its own, in anybody's turn: of any component in play, one's own or another one. */
        OuterRimMove_ability_use: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ability.use";
            seat: components["schemas"]["Seat"];
            /** @description the card that has the ability: an asset, the character or the ship */
            source: string;
            /** @description which of its abilities, where it has several */
            ability?: string;
            /** @description the other player that the ability chooses */
            player?: components["schemas"]["Seat"];
            /** @description what its owner pays for it, where its text is not in the catalogue; compared with the text where it is */
            cost?: components["schemas"]["OuterRimCardEffect"][];
            /** @description what the card makes happen, where its text is not in the catalogue; compared with the text where it is */
            effects?: components["schemas"]["OuterRimCardEffect"][];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A recorded game of Star Wars: The Deckbuilding Game. */
        DeckbuildingLog: {
            /** @description where an editor finds the schema that completes the log */
            $schema?: string;
            /**
             * @description this format
             * @constant
             */
            format: "referee-log/1";
            /**
             * @description the game (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            ruleset: "deckbuilding";
            /** @description of the ruleset that the log was written for; another main version is refused */
            version?: string;
            /** @description for people */
            title?: string;
            /** @description for people */
            notes?: string;
            /** @description how this table plays */
            options?: components["schemas"]["DeckbuildingOptions"];
            /** @description the two players; the Empire begins */
            seats: components["schemas"]["Seat"][];
            /** @description who plays which side; left out, the player named first plays the Empire */
            sides?: {
                [key: string]: "empire" | "rebel";
            };
            /** @description how this table reads the cards on which sources differ */
            rulings?: components["schemas"]["DeckbuildingRulings"];
            /** @description house cards, and reprints that differ from the catalogue */
            cards?: components["schemas"]["DeckbuildingCardFacts"][];
            /** @description the position in which the log begins (left out: it begins with the set-up) */
            start?: components["schemas"]["DeckbuildingStart"];
            moves: components["schemas"]["Move"][];
        };
        DeckbuildingOptions: {
            /**
             * @description how the bases are set up (default: beginner); 2v2 is not refereed
             * @enum {string}
             */
            mode?: "beginner" | "full-galaxy" | "secret-bases" | "2v2";
            /** @description destroyed bases that win (default: 3; the rules allow 2 to 5) */
            goal?: number;
            /** @description the optional rule about paying off neutral cards is used (default: not) */
            payingOff?: boolean;
            /**
             * @description full: every shuffle result is recorded; public: only what the table saw (default: full)
             * @enum {string}
             */
            information?: "full" | "public";
        };
        /** @description How this table reads the cards on which sources differ. */
        DeckbuildingRulings: {
            /** @description hit points of the base Tatooine */
            tatooine?: 14 | 16;
            /**
             * @description which fighters of its owner the Imperial Carrier helps
             * @enum {string}
             */
            carrier?: "any" | "empire";
            /**
             * @description which troopers and vehicles of its owner Endor helps
             * @enum {string}
             */
            endor?: "any" | "empire";
            /**
             * @description Baze Malbus counts Rebel bases lost, or Empire bases destroyed
             * @enum {string}
             */
            baze?: "lost" | "destroyed";
            /**
             * @description where the card goes that Coruscant does not keep
             * @enum {string}
             */
            coruscant?: "galaxy-discard-pile" | "bottom-of-galaxy-deck";
            /**
             * @description what the Y-Wing may damage
             * @enum {string}
             */
            yWing?: "enemy-base" | "enemy-base-or-capital-ship";
            /**
             * @description which ships in play the Hammerhead Corvette may destroy
             * @enum {string}
             */
            hammerhead?: "any" | "empire";
            /**
             * @description whether the card that Tarkin takes counts as bought
             * @enum {string}
             */
            tarkin?: "move" | "purchase";
        };
        /** @description A house card, or a reprint that differs from the catalogue. */
        DeckbuildingCardFacts: {
            /** @description the id: that of the catalogue, or a new one */
            id: string;
            /** @description the printed name */
            name?: string;
            /**
             * @description whose card it is
             * @enum {string}
             */
            faction?: "empire" | "rebel" | "neutral";
            /**
             * @description unit or capital ship
             * @enum {string}
             */
            type?: "unit" | "capital-ship";
            /**
             * @description the deck it belongs to
             * @enum {string}
             */
            deck?: "starter" | "outer-rim-pilot" | "galaxy";
            /** @description how many copies are in the box */
            count?: number;
            /** @description resources */
            cost?: number;
            /** @description attack */
            attack?: number;
            /** @description resources that playing it gives */
            resources?: number;
            /** @description spaces that playing it moves the Force marker */
            force?: number;
            /** @description attack that defeats it in the row; null: it cannot be attacked there */
            targetValue?: number | null;
            /** @description of a capital ship: damage that destroys it */
            hitPoints?: number | null;
            /** @description it is unique */
            unique?: boolean;
            /** @description its traits */
            traits?: string[];
            /** @description what defeating it in the row brings; null: nothing */
            reward?: {
                /** @description resources */
                resources: number;
                /** @description spaces of the Force marker */
                force: number;
                /** @description damage taken off the own base */
                repair: number;
                /** @description cards that are exiled from hand or discard pile */
                exile: number;
                /** @description fewer will do */
                exileUpTo?: boolean;
                /** @description something else; null: nothing */
                other: components["schemas"]["DeckbuildingEffectEntry"] | null;
            } | null;
            /** @description its ability; null: none */
            effect?: components["schemas"]["DeckbuildingEffect"] | null;
        };
        /** @description One thing that happens; which words it uses depends on `op`. */
        DeckbuildingEffectEntry: {
            /**
             * @description what happens
             * @enum {string}
             */
            op: "gain" | "modify-attack" | "draw" | "repair" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "opponent-discards" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description how much, or how many cards (left out: 1) */
            amount?: number;
            /**
             * @description what is gained or paid
             * @enum {string}
             */
            what?: "resources" | "force";
            /** @description the card itself is meant */
            self?: boolean;
            /** @description each of these cards is meant */
            each?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each base of that side in the victory pile of that player */
            perEach?: {
                /**
                 * @description in whose victory pile
                 * @enum {string}
                 */
                victoryPileOf: "owner" | "opponent";
                /**
                 * @description bases of this side
                 * @enum {string}
                 */
                bases: "empire" | "rebel";
            } | null;
            /** @description how sources read it, where they differ */
            perEachCandidates?: unknown[];
            /**
             * @description how long it lasts
             * @constant
             */
            until?: "end-of-turn";
            /** @description what takes the damage, or is protected from it */
            target?: ("enemy-base" | "enemy-base-or-capital-ship" | "self") | null;
            /** @description how sources read it, where they differ */
            targetCandidates?: string[];
            /** @description the cards that may be hit */
            targets?: components["schemas"]["DeckbuildingFilter"][];
            /**
             * @description the amount is for a whole turn
             * @constant
             */
            per?: "turn";
            /** @description where the cards come from */
            from?: ("hand" | "discard-pile")[] | ("galaxy-row" | "galaxy-discard-pile" | "discard-pile");
            /**
             * @description where the card goes
             * @enum {string}
             */
            to?: "hand" | "discard-pile" | "top-of-deck";
            /** @description where it goes instead, on a condition */
            toIf?: {
                /** @description the condition */
                condition: components["schemas"]["DeckbuildingCondition"];
                /**
                 * @description where then
                 * @enum {string}
                 */
                to: "hand" | "discard-pile" | "top-of-deck";
            };
            /** @description fewer will do */
            upTo?: boolean;
            /** @description a "may": its owner may leave it out (`effect.decline`) */
            optional?: boolean;
            /** @description a cost: where it is not done in full, nothing after it happens */
            asCost?: boolean;
            /** @description what has to hold */
            condition?: components["schemas"]["DeckbuildingCondition"];
            /** @description another amount, on a condition */
            insteadIf?: {
                /** @description the condition */
                condition: components["schemas"]["DeckbuildingCondition"];
                /** @description how much then */
                amount: number;
                /** @description fewer will do then */
                upTo?: boolean;
            };
            /** @description chance picks the cards, on a condition */
            randomIf?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description who picks the cards
             * @enum {string}
             */
            chooser?: "owner" | "opponent";
            /** @description all of them */
            all?: boolean;
            /** @description which cards it may be */
            filter?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each card discarded before */
            amountPerDiscarded?: number;
            /** @description where the other card goes */
            other?: ("galaxy-discard-pile" | "bottom-of-galaxy-deck") | null;
            /** @description how sources read it, where they differ */
            otherCandidates?: string[];
            /** @description the card is exiled when the turn ends */
            exileAtEndOfTurn?: boolean;
            /** @description whether the card counts as bought; null: sources differ */
            countsAsPurchase?: boolean | null;
            /**
             * @description once in a turn
             * @constant
             */
            limit?: "once-per-turn";
            /**
             * @description the target value is the cost of the card
             * @constant
             */
            targetValue?: "cost";
            /** @description the reward is as many resources */
            reward?: {
                /**
                 * @description as many as the card costs
                 * @constant
                 */
                resources: "cost";
            };
            /** @description what follows, by the faction of the card shown */
            ifFaction?: {
                /** @description of an Empire card */
                empire: components["schemas"]["DeckbuildingPlainEntry"][];
                /** @description of a Rebel card */
                rebel: components["schemas"]["DeckbuildingPlainEntry"][];
                /** @description of a neutral card */
                neutral: components["schemas"]["DeckbuildingPlainEntry"][];
            };
        };
        /** @description Which cards are meant; a word that is absent does not restrict. */
        DeckbuildingFilter: {
            /**
             * @description whose cards
             * @enum {string}
             */
            owner?: "self" | "opponent";
            /**
             * @description where they lie
             * @enum {string}
             */
            zone?: "in-play" | "opponent-in-play" | "galaxy-row";
            /**
             * @description cards of this type
             * @enum {string}
             */
            type?: "unit" | "capital-ship";
            /** @description cards of this faction; null: sources differ, see `factionCandidates` */
            faction?: ("empire" | "rebel" | "neutral" | "own") | null;
            /** @description how sources read it, where they differ */
            factionCandidates?: string[];
            /** @description cards of one of these factions */
            anyFaction?: ("empire" | "rebel" | "neutral")[];
            /** @description cards with this trait */
            trait?: string;
            /** @description cards with one of these traits */
            anyTrait?: string[];
            /** @description unique cards, or cards that are not */
            unique?: boolean;
            /** @description this card */
            card?: string;
            /** @description not the card itself */
            other?: boolean;
        };
        /** @description What has to hold; all that is named. */
        DeckbuildingCondition: {
            /**
             * @description the Force is with the owner
             * @constant
             */
            forceWith?: "owner";
            /** @description such a card is in play */
            inPlay?: components["schemas"]["DeckbuildingFilter"];
            /** @description this is the base of the owner */
            currentBase?: string;
            /**
             * @description the card attacks a card of the row
             * @constant
             */
            attacking?: "galaxy-row";
        };
        /** @description An effect entry that depends on no card shown. */
        DeckbuildingPlainEntry: {
            /**
             * @description what happens
             * @enum {string}
             */
            op: "gain" | "modify-attack" | "draw" | "repair" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "opponent-discards" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description how much, or how many cards (left out: 1) */
            amount?: number;
            /**
             * @description what is gained or paid
             * @enum {string}
             */
            what?: "resources" | "force";
            /** @description the card itself is meant */
            self?: boolean;
            /** @description each of these cards is meant */
            each?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each base of that side in the victory pile of that player */
            perEach?: {
                /**
                 * @description in whose victory pile
                 * @enum {string}
                 */
                victoryPileOf: "owner" | "opponent";
                /**
                 * @description bases of this side
                 * @enum {string}
                 */
                bases: "empire" | "rebel";
            } | null;
            /** @description how sources read it, where they differ */
            perEachCandidates?: unknown[];
            /**
             * @description how long it lasts
             * @constant
             */
            until?: "end-of-turn";
            /** @description what takes the damage, or is protected from it */
            target?: ("enemy-base" | "enemy-base-or-capital-ship" | "self") | null;
            /** @description how sources read it, where they differ */
            targetCandidates?: string[];
            /** @description the cards that may be hit */
            targets?: components["schemas"]["DeckbuildingFilter"][];
            /**
             * @description the amount is for a whole turn
             * @constant
             */
            per?: "turn";
            /** @description where the cards come from */
            from?: ("hand" | "discard-pile")[] | ("galaxy-row" | "galaxy-discard-pile" | "discard-pile");
            /**
             * @description where the card goes
             * @enum {string}
             */
            to?: "hand" | "discard-pile" | "top-of-deck";
            /** @description where it goes instead, on a condition */
            toIf?: {
                /** @description the condition */
                condition: components["schemas"]["DeckbuildingCondition"];
                /**
                 * @description where then
                 * @enum {string}
                 */
                to: "hand" | "discard-pile" | "top-of-deck";
            };
            /** @description fewer will do */
            upTo?: boolean;
            /** @description a "may": its owner may leave it out (`effect.decline`) */
            optional?: boolean;
            /** @description a cost: where it is not done in full, nothing after it happens */
            asCost?: boolean;
            /** @description what has to hold */
            condition?: components["schemas"]["DeckbuildingCondition"];
            /** @description another amount, on a condition */
            insteadIf?: {
                /** @description the condition */
                condition: components["schemas"]["DeckbuildingCondition"];
                /** @description how much then */
                amount: number;
                /** @description fewer will do then */
                upTo?: boolean;
            };
            /** @description chance picks the cards, on a condition */
            randomIf?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description who picks the cards
             * @enum {string}
             */
            chooser?: "owner" | "opponent";
            /** @description all of them */
            all?: boolean;
            /** @description which cards it may be */
            filter?: components["schemas"]["DeckbuildingFilter"];
            /** @description so much for each card discarded before */
            amountPerDiscarded?: number;
            /** @description where the other card goes */
            other?: ("galaxy-discard-pile" | "bottom-of-galaxy-deck") | null;
            /** @description how sources read it, where they differ */
            otherCandidates?: string[];
            /** @description the card is exiled when the turn ends */
            exileAtEndOfTurn?: boolean;
            /** @description whether the card counts as bought; null: sources differ */
            countsAsPurchase?: boolean | null;
            /**
             * @description once in a turn
             * @constant
             */
            limit?: "once-per-turn";
            /**
             * @description the target value is the cost of the card
             * @constant
             */
            targetValue?: "cost";
            /** @description the reward is as many resources */
            reward?: {
                /**
                 * @description as many as the card costs
                 * @constant
                 */
                resources: "cost";
            };
        };
        /** @description The ability of a card or base. */
        DeckbuildingEffect: {
            /**
             * @description when it works
             * @enum {string}
             */
            trigger: "activate" | "on-play" | "on-purchase" | "on-defeat-in-row" | "constant" | "on-reveal" | "start-of-turn" | "first-neutral-played-each-turn" | "first-purchase-each-turn" | "first-neutral-purchase-each-turn" | "opponent-discards-in-own-turn";
            /** @description all of these, in order */
            effects: components["schemas"]["DeckbuildingEffectEntry"][];
            /** @description and exactly one of these (`choose.option`) */
            choose?: components["schemas"]["DeckbuildingEffectEntry"][];
            /**
             * @description who chooses (left out: the owner)
             * @enum {string}
             */
            chooser?: "owner" | "opponent";
            /** @description what has to hold for it to work */
            condition?: components["schemas"]["DeckbuildingCondition"];
            /**
             * @description once in a turn
             * @constant
             */
            limit?: "once-per-turn";
        };
        /** @description The position a log begins in, by its facts. */
        DeckbuildingStart: {
            /** @description whose turn it is, and how far it has come */
            turn?: {
                /** @description whose turn it is (default: that of the Empire) */
                seat?: components["schemas"]["Seat"];
                /** @description which turn of the game it is (default: 1) */
                number?: number;
                /**
                 * @description before the first steps of the turn, or after them (default: actions)
                 * @enum {string}
                 */
                phase?: "beginning" | "actions";
                /** @description resources that are there to be spent (default: 0) */
                resources?: number;
                /** @description neutral cards played in this turn (default: 0) */
                neutralPlayed?: number;
                /** @description cards bought in this turn (default: 0) */
                bought?: number;
                /** @description neutral cards bought in this turn (default: 0) */
                neutralBought?: number;
                /** @description how many of the next purchases go on top of the deck (default: 0) */
                toDeck?: number;
            };
            /** @description the Force marker: -3 is the end of the dark side, 0 the middle, 3 the end of the light side (default: 3) */
            force?: number;
            /** @description what each player has */
            seats?: {
                [key: string]: components["schemas"]["DeckbuildingStartSeat"];
            };
            /** @description the galaxy row (default: no card) */
            row?: string[];
            /** @description from the top (default: the galaxy cards that lie nowhere else, in unknown order) */
            galaxyDeck?: (string | "?")[];
            /** @description from the top (default: none) */
            galaxyDiscard?: string[];
            /** @description Outer Rim Pilots left in their stack (default: those that lie nowhere else) */
            pilots?: number;
            /** @description exiled cards */
            exile?: string[];
        };
        DeckbuildingStartSeat: {
            /** @description the cards in hand (default: none) */
            hand?: (string | "?")[];
            /** @description from the top (default: the starter cards that lie nowhere else, in unknown order) */
            deck?: (string | "?")[];
            /** @description from the top (default: none) */
            discard?: (string | "?")[];
            /** @description what the cards "?" of this seat are, in no order */
            unseen?: string[];
            /** @description units in play (default: none) */
            units?: (string | {
                /** @description the card */
                card: string;
                /** @description damage counters on a capital ship (default: 0) */
                damage?: number;
                /** @description the attack it is committed to: the opponent's base, or a card of the row (default: none) */
                committed?: "base" | string;
                /** @description that attack has been resolved (default: false) */
                attacked?: boolean;
                /** @description its ability has been used this turn (default: false) */
                used?: boolean;
                /** @description attack gained until the end of the turn (default: 0) */
                bonus?: number;
                /** @description it is exiled when the turn ends (default: false) */
                fleeting?: boolean;
            })[];
            /** @description capital ships in play (default: none) */
            ships?: (string | {
                /** @description the card */
                card: string;
                /** @description damage counters on a capital ship (default: 0) */
                damage?: number;
                /** @description the attack it is committed to: the opponent's base, or a card of the row (default: none) */
                committed?: "base" | string;
                /** @description that attack has been resolved (default: false) */
                attacked?: boolean;
                /** @description its ability has been used this turn (default: false) */
                used?: boolean;
                /** @description attack gained until the end of the turn (default: 0) */
                bonus?: number;
                /** @description it is exiled when the turn ends (default: false) */
                fleeting?: boolean;
            })[];
            /** @description the base in play (default: the starting base, without damage) */
            base?: string | {
                /** @description the base; `none`: destroyed, and the next one not yet revealed */
                card: string;
                /** @description damage counters (default: 0) */
                damage?: number;
                /** @description its ability has been used this turn */
                used?: boolean;
                /** @description damage that its ability has prevented this turn */
                prevented?: number;
            };
            /** @description the facedown bases (default: all others of the mode) */
            bases?: (string | "?")[];
            /** @description bases of the opponent that this seat has destroyed (default: their starting base, where another one is in play) */
            victory?: string[];
        };
        /** @description One move: a decision of a seat, or a chance outcome that the table saw. */
        DeckbuildingMove: components["schemas"]["DeckbuildingMove_base_pick"] | components["schemas"]["DeckbuildingMove_deck_shuffle"] | components["schemas"]["DeckbuildingMove_galaxy_shuffle"] | components["schemas"]["DeckbuildingMove_galaxy_refill"] | components["schemas"]["DeckbuildingMove_card_draw"] | components["schemas"]["DeckbuildingMove_base_choose"] | components["schemas"]["DeckbuildingMove_base_keep"] | components["schemas"]["DeckbuildingMove_card_play"] | components["schemas"]["DeckbuildingMove_galaxy_purchase"] | components["schemas"]["DeckbuildingMove_galaxy_pay_off"] | components["schemas"]["DeckbuildingMove_ability_use"] | components["schemas"]["DeckbuildingMove_attack_commit"] | components["schemas"]["DeckbuildingMove_attack_resolve"] | components["schemas"]["DeckbuildingMove_attack_damage"] | components["schemas"]["DeckbuildingMove_reward_take"] | components["schemas"]["DeckbuildingMove_reward_decline"] | components["schemas"]["DeckbuildingMove_trigger_use"] | components["schemas"]["DeckbuildingMove_trigger_decline"] | components["schemas"]["DeckbuildingMove_choose_option"] | components["schemas"]["DeckbuildingMove_exile_card"] | components["schemas"]["DeckbuildingMove_exile_done"] | components["schemas"]["DeckbuildingMove_hand_discard"] | components["schemas"]["DeckbuildingMove_hand_random"] | components["schemas"]["DeckbuildingMove_row_discard"] | components["schemas"]["DeckbuildingMove_galaxy_look"] | components["schemas"]["DeckbuildingMove_galaxy_keep"] | components["schemas"]["DeckbuildingMove_galaxy_reveal"] | components["schemas"]["DeckbuildingMove_ship_destroy"] | components["schemas"]["DeckbuildingMove_damage_deal"] | components["schemas"]["DeckbuildingMove_base_disputed"] | components["schemas"]["DeckbuildingMove_galaxy_take"] | components["schemas"]["DeckbuildingMove_galaxy_swap"] | components["schemas"]["DeckbuildingMove_galaxy_exchange"] | components["schemas"]["DeckbuildingMove_discard_return"] | components["schemas"]["DeckbuildingMove_hand_to_deck"] | components["schemas"]["DeckbuildingMove_effect_decline"] | components["schemas"]["DeckbuildingMove_turn_end"];
        /** @description A player secretly picks bases for the game (secret bases). */
        DeckbuildingMove_base_pick: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "base.pick";
            seat: components["schemas"]["Seat"];
            /** @description the picked bases; a public log leaves them out */
            bases?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A discard pile (at set-up: the starter cards) is shuffled to become the player deck. */
        DeckbuildingMove_deck_shuffle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck.shuffle";
            seat?: components["schemas"]["Seat"];
            /** @description the shuffled deck from its top, where the log knows it */
            order?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The galaxy cards, or later the galaxy discard pile, are shuffled to become the galaxy deck. */
        DeckbuildingMove_galaxy_shuffle: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.shuffle";
            seat?: components["schemas"]["Seat"];
            /** @description the shuffled deck from its top, where the log knows it */
            order?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The card from the galaxy deck that fills the gap in the row. */
        DeckbuildingMove_galaxy_refill: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.refill";
            seat?: components["schemas"]["Seat"];
            /** @description the card that came up */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card that a player drew and the log has not told yet. */
        DeckbuildingMove_card_draw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.draw";
            seat?: components["schemas"]["Seat"];
            /** @description the card drawn */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A player whose base was destroyed reveals the next one. */
        DeckbuildingMove_base_choose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "base.choose";
            seat: components["schemas"]["Seat"];
            /** @description one of the bases that are left facedown */
            base: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A base stands of which sources leave it open whether it was destroyed; need not be said. */
        DeckbuildingMove_base_keep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "base.keep";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the hand is played. */
        DeckbuildingMove_card_play: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.play";
            seat: components["schemas"]["Seat"];
            /** @description a card of the hand */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the galaxy row or of the Outer Rim Pilot deck is bought. */
        DeckbuildingMove_galaxy_purchase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.purchase";
            seat: components["schemas"]["Seat"];
            /** @description a card of the galaxy row, or "outer-rim-pilot" */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A neutral card of the galaxy row is discarded for its cost (optional rule). */
        DeckbuildingMove_galaxy_pay_off: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.pay-off";
            seat: components["schemas"]["Seat"];
            /** @description a neutral card of the galaxy row */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The ability of a card in play is used. */
        DeckbuildingMove_ability_use: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ability.use";
            seat: components["schemas"]["Seat"];
            /** @description the card in play, or the base, whose ability is used */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card in play is committed to an attack. */
        DeckbuildingMove_attack_commit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack.commit";
            seat: components["schemas"]["Seat"];
            /** @description a unit or capital ship in play */
            card: string;
            /** @description 'base' for the opponent's base, else a card of the galaxy row by its name */
            target: "base" | string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The cards committed to a target attack it. */
        DeckbuildingMove_attack_resolve: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack.resolve";
            seat: components["schemas"]["Seat"];
            /** @description 'base' for the opponent's base, else a card of the galaxy row by its name */
            target: "base" | string;
            /** @description the total attack as the table counted it; needed only where sources differ on a card */
            attack?: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Part of the damage of an attack is put on one of several capital ships of the opponent. */
        DeckbuildingMove_attack_damage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack.damage";
            seat: components["schemas"]["Seat"];
            /** @description a capital ship of the opponent */
            ship: string;
            /** @description damage counters */
            amount: number;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The reward of the defeated card is taken. */
        DeckbuildingMove_reward_take: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reward.take";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The reward of the defeated card is left. */
        DeckbuildingMove_reward_decline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reward.decline";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A triggered ability is resolved. */
        DeckbuildingMove_trigger_use: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trigger.use";
            seat: components["schemas"]["Seat"];
            /** @description the card or base whose ability is triggered */
            source: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The triggered abilities of this moment (those that are left) are not resolved. */
        DeckbuildingMove_trigger_decline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trigger.decline";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description One option of a "choose" ability is picked, by its owner or by the opponent as the card says. */
        DeckbuildingMove_choose_option: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose.option";
            seat: components["schemas"]["Seat"];
            /**
             * @description what the option gives or does
             * @enum {string}
             */
            option: "attack" | "resources" | "force" | "repair" | "discard" | "draw" | "deal-damage" | "prevent-damage" | "destroy-capital-ship" | "exile" | "exile-self" | "move-self" | "discard-from-hand" | "discard-from-row" | "look-top-galaxy" | "reveal-top-galaxy" | "discard-revealed" | "keep-one-on-top" | "swap-top-galaxy-with-row" | "swap-row-card-with-galaxy-discard" | "look-opponent-hand" | "opponent-hand-card-to-top-of-deck" | "return-to-hand" | "purchase" | "purchase-free" | "take-from-row" | "next-purchase-to" | "purchased-card-to" | "pay" | "allow-row-attack";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card is exiled from hand or discard pile. */
        DeckbuildingMove_exile_card: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exile.card";
            seat: components["schemas"]["Seat"];
            /** @description the card that is exiled */
            card: string;
            /**
             * @description where it lay; may be left out where it lay in one of them only
             * @enum {string}
             */
            from?: "hand" | "discard-pile";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description No further card is exiled, where the ability allows fewer. */
        DeckbuildingMove_exile_done: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exile.done";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the own hand is discarded because an ability says so. */
        DeckbuildingMove_hand_discard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand.discard";
            seat: components["schemas"]["Seat"];
            /** @description the card that is discarded */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The card that was discarded from the hand at random. */
        DeckbuildingMove_hand_random: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand.random";
            seat?: components["schemas"]["Seat"];
            /** @description the card that it was */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the galaxy row is discarded by an ability. */
        DeckbuildingMove_row_discard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "row.discard";
            seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The topmost card of the galaxy deck that the table did not know yet, looked at in secret. */
        DeckbuildingMove_galaxy_look: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.look";
            seat?: components["schemas"]["Seat"];
            /** @description the card that lies there */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Of the two top cards of the galaxy deck one is kept on top, the other goes away. */
        DeckbuildingMove_galaxy_keep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.keep";
            seat: components["schemas"]["Seat"];
            /** @description which of the two cards is not kept; a public log leaves it out where nobody saw it */
            away?: string;
            /**
             * @description where that card goes
             * @enum {string}
             */
            to: "galaxy-discard-pile" | "bottom-of-galaxy-deck";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The top card of the galaxy deck, shown to both players. */
        DeckbuildingMove_galaxy_reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.reveal";
            seat?: components["schemas"]["Seat"];
            /** @description the card that lies there */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description An ability destroys a capital ship. */
        DeckbuildingMove_ship_destroy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ship.destroy";
            seat: components["schemas"]["Seat"];
            /** @description the ship */
            ship: string;
            /**
             * @description the opponent's play area or the galaxy row; may be left out where it is clear
             * @enum {string}
             */
            from?: "play" | "row";
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Damage of an ability is put on one of several targets. */
        DeckbuildingMove_damage_deal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "damage.deal";
            seat: components["schemas"]["Seat"];
            /** @description the opponent's base (also when it is left out), or a capital ship by its name */
            target?: "base" | string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description Whether the table holds a base destroyed whose hit points sources dispute. */
        DeckbuildingMove_base_disputed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "base.disputed";
            seat?: components["schemas"]["Seat"];
            /** @description left out: the next turn of its owner will show it */
            destroyed?: boolean;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card is bought by an ability, for its cost or for nothing, or taken. */
        DeckbuildingMove_galaxy_take: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.take";
            seat: components["schemas"]["Seat"];
            /** @description a card of the galaxy row, or the id of one in the galaxy discard pile */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the galaxy row changes places with the top card of the galaxy deck. */
        DeckbuildingMove_galaxy_swap: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.swap";
            seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the galaxy row changes places with one of the galaxy discard pile. */
        DeckbuildingMove_galaxy_exchange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "galaxy.exchange";
            seat: components["schemas"]["Seat"];
            /** @description the card of the row */
            row: string;
            /** @description the card of the galaxy discard pile */
            discard: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the own discard pile comes back to hand. */
        DeckbuildingMove_discard_return: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard.return";
            seat: components["schemas"]["Seat"];
            /** @description the card that comes back */
            card: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description A card of the opponent's hand is put on top of their deck. */
        DeckbuildingMove_hand_to_deck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand.to-deck";
            seat: components["schemas"]["Seat"];
            /** @description a public log leaves it out where nobody saw it */
            card?: string;
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The part of an ability that is voluntary is left out. */
        DeckbuildingMove_effect_decline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "effect.decline";
            seat: components["schemas"]["Seat"];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        /** @description The turn ends. */
        DeckbuildingMove_turn_end: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn.end";
            seat: components["schemas"]["Seat"];
            /** @description the cards left in hand, which go to the discard pile; of a public log the only way to know them */
            discards?: string[];
            /** @description facts that the log claims to hold after this move: a partial picture of the position */
            expect?: {
                [key: string]: unknown;
            };
            /** @description a remark for people; the referee does not read it */
            note?: string;
        };
        LegalMovesQuestion: {
            log: components["schemas"]["Log"] | string;
            /** @description after this entry (0-based); -1 is the start; left out: the end */
            at?: number;
            /** @description only the moves of this seat */
            seat?: string;
        };
        ExplanationQuestion: {
            log: components["schemas"]["Log"] | string;
            /** @description the entry that is explained, or in whose place `move` is tried */
            at: number;
            move?: components["schemas"]["Move"] | string;
        };
        AiTurnQuestion: {
            log: components["schemas"]["Log"] | string;
            /** @description on from this entry (0-based); -1 is the start; left out: the end */
            at?: number;
            /** @description what has come up since: dice, cards, decisions of people; moves as they would stand in the log */
            moves?: (components["schemas"]["Move"] | string)[];
        };
        /** @description What somebody has read off the components of their own box. */
        Cards: {
            $schema?: string;
            /** @constant */
            format: "referee-cards/1";
            /** @constant */
            ruleset: "outer-rim";
            /** @description what this file is called in reports */
            name?: string | null;
            author?: string | null;
            /** @description the print of the box */
            edition?: string | null;
            notes?: string | null;
            /** @description market cards, and the crew that contacts become; a card without an icon has "none" there, one without bonuses {}, one without abilities [] */
            cards?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                deck?: (("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null) | null;
                origin?: ("market" | "encounter" | "databank") | null;
                type?: (("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null) | null;
                cost?: (number | null) | null;
                traits?: string[] | null;
                destination?: (string | null) | null;
                reward?: (components["schemas"]["OuterRimReward"] | null) | null;
                rotatesTo?: string | null;
                rotatedFrom?: string | null;
                number?: number | null;
                combat?: ({
                    /** @description the icon */
                    kind?: ("ground" | "ship") | null;
                    /** @description dice */
                    value?: number | null;
                } | null) | null;
                eliminationReward?: (components["schemas"]["OuterRimReward"] | null) | null;
                captured?: boolean | null;
                contact?: (string | null) | null;
                class?: ("white" | "green" | "yellow" | "orange") | null;
                patrolIcon?: (("none" | {
                    /**
                     * @description whose patrol moves
                     * @enum {string}
                     */
                    faction: "rebel" | "imperial" | "hutt" | "syndicate";
                    /** @description how many spaces */
                    spaces: number;
                }) | null) | null;
                contactIcon?: (("none" | {
                    /** @description the least number of players for which it works */
                    from: number;
                    /** @description the greatest */
                    to: number;
                }) | null) | null;
                ship?: string | null;
                skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                leavesGame?: boolean | null;
                encounterDeck?: (string | null) | null;
                sections?: components["schemas"]["OuterRimSection"][] | null;
                program?: components["schemas"]["OuterRimCardEffect"][] | null;
            }[] | null;
            /** @description encounter cards, with their sections as programs */
            encounters?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                deck?: (("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null) | null;
                origin?: ("market" | "encounter" | "databank") | null;
                type?: (("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null) | null;
                cost?: (number | null) | null;
                traits?: string[] | null;
                destination?: (string | null) | null;
                reward?: (components["schemas"]["OuterRimReward"] | null) | null;
                rotatesTo?: string | null;
                rotatedFrom?: string | null;
                number?: number | null;
                combat?: ({
                    /** @description the icon */
                    kind?: ("ground" | "ship") | null;
                    /** @description dice */
                    value?: number | null;
                } | null) | null;
                eliminationReward?: (components["schemas"]["OuterRimReward"] | null) | null;
                captured?: boolean | null;
                contact?: (string | null) | null;
                class?: ("white" | "green" | "yellow" | "orange") | null;
                patrolIcon?: (("none" | {
                    /**
                     * @description whose patrol moves
                     * @enum {string}
                     */
                    faction: "rebel" | "imperial" | "hutt" | "syndicate";
                    /** @description how many spaces */
                    spaces: number;
                }) | null) | null;
                contactIcon?: (("none" | {
                    /** @description the least number of players for which it works */
                    from: number;
                    /** @description the greatest */
                    to: number;
                }) | null) | null;
                ship?: string | null;
                skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                leavesGame?: boolean | null;
                encounterDeck?: (string | null) | null;
                sections?: components["schemas"]["OuterRimSection"][] | null;
                program?: components["schemas"]["OuterRimCardEffect"][] | null;
            }[] | null;
            /** @description databank cards, each with its number and its program */
            databank?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                deck?: (("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null) | null;
                origin?: ("market" | "encounter" | "databank") | null;
                type?: (("bounty" | "cargo" | "crew" | "gear" | "job" | "mod" | "ship" | "event" | "other") | null) | null;
                cost?: (number | null) | null;
                traits?: string[] | null;
                destination?: (string | null) | null;
                reward?: (components["schemas"]["OuterRimReward"] | null) | null;
                rotatesTo?: string | null;
                rotatedFrom?: string | null;
                number?: number | null;
                combat?: ({
                    /** @description the icon */
                    kind?: ("ground" | "ship") | null;
                    /** @description dice */
                    value?: number | null;
                } | null) | null;
                eliminationReward?: (components["schemas"]["OuterRimReward"] | null) | null;
                captured?: boolean | null;
                contact?: (string | null) | null;
                class?: ("white" | "green" | "yellow" | "orange") | null;
                patrolIcon?: (("none" | {
                    /**
                     * @description whose patrol moves
                     * @enum {string}
                     */
                    faction: "rebel" | "imperial" | "hutt" | "syndicate";
                    /** @description how many spaces */
                    spaces: number;
                }) | null) | null;
                contactIcon?: (("none" | {
                    /** @description the least number of players for which it works */
                    from: number;
                    /** @description the greatest */
                    to: number;
                }) | null) | null;
                ship?: string | null;
                skills?: ("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                leavesGame?: boolean | null;
                encounterDeck?: (string | null) | null;
                sections?: components["schemas"]["OuterRimSection"][] | null;
                program?: components["schemas"]["OuterRimCardEffect"][] | null;
            }[] | null;
            /** @description ship sheets; the slots count those of the player board in */
            ships?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                starter?: boolean | null;
                cost?: (number | null) | null;
                hyperdrive?: (number | null) | null;
                combat?: (number | null) | null;
                hull?: (number | null) | null;
                slots?: (components["schemas"]["OuterRimSlots"] | null) | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                goal?: components["schemas"]["OuterRimGoal"] | null;
            }[] | null;
            /** @description the other side of ship sheets, which shows once the goal is completed */
            goalSides?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                starter?: boolean | null;
                cost?: (number | null) | null;
                hyperdrive?: (number | null) | null;
                combat?: (number | null) | null;
                hull?: (number | null) | null;
                slots?: (components["schemas"]["OuterRimSlots"] | null) | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                goal?: components["schemas"]["OuterRimGoal"] | null;
            }[] | null;
            /** @description character cards */
            characters?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                combat?: (number | null) | null;
                health?: (number | null) | null;
                skills?: (("influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech")[] | null) | null;
                bonuses?: components["schemas"]["OuterRimBonuses"] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
                additionalFame?: components["schemas"]["OuterRimAdditionalFame"][] | null;
                goal?: components["schemas"]["OuterRimGoal"] | null;
            }[] | null;
            /** @description patrol tokens: combat in dice, and the reward */
            patrols?: {
                /** @description its level */
                level: number;
                combat?: ((number | "infinite") | null) | null;
                reward?: ({
                    /** @description credits */
                    credits?: number | null;
                    /** @description fame */
                    fame?: number | null;
                    /** @description the factions with which reputation goes one step up */
                    reputation?: ("rebel" | "imperial" | "hutt" | "syndicate")[];
                } | null) | null;
                /** @enum {string} */
                faction: "rebel" | "imperial" | "hutt" | "syndicate";
            }[] | null;
            /** @description contact tokens */
            contacts?: {
                id: string;
                name?: string | null;
                class?: ("white" | "green" | "yellow" | "orange") | null;
            }[] | null;
            /** @description ambition sheets */
            ambitions?: {
                /** @description what logs call it */
                id: string;
                name?: string | null;
                setup?: {
                    /** @description credits */
                    credits?: number | null;
                    /** @description the market card that its owner looks for and gains; null: none */
                    card?: string | null;
                    /** @description the deck whose icon stands beside the title of that card */
                    deck?: ("bounty" | "cargo" | "gear-mod" | "job" | "luxury" | "ship") | null;
                    /** @description other benefits */
                    effects?: components["schemas"]["OuterRimCardEffect"][];
                } | null;
                goals?: components["schemas"]["OuterRimAmbitionGoal"][] | null;
                abilities?: components["schemas"]["OuterRimAbility"][] | null;
            }[] | null;
        } | {
            $schema?: string;
            /** @constant */
            format: "referee-cards/1";
            /** @constant */
            ruleset: "deckbuilding";
            /** @description what this file is called in reports */
            name?: string | null;
            author?: string | null;
            /** @description the print of the box */
            edition?: string | null;
            notes?: string | null;
            /** @description the questions on which sources differ, as the cards at hand answer them */
            rulings?: {
                tatooine?: (14 | 16) | null;
                carrier?: ("any" | "empire") | null;
                endor?: ("any" | "empire") | null;
                baze?: ("lost" | "destroyed") | null;
                coruscant?: ("galaxy-discard-pile" | "bottom-of-galaxy-deck") | null;
                yWing?: ("enemy-base" | "enemy-base-or-capital-ship") | null;
                hammerhead?: ("any" | "empire") | null;
                tarkin?: ("move" | "purchase") | null;
            } | null;
            /** @description units and capital ships, of the box or of your own */
            cards?: {
                /** @description the id: that of the catalogue, or a new one */
                id: string;
                name?: string | null;
                faction?: ("empire" | "rebel" | "neutral") | null;
                type?: ("unit" | "capital-ship") | null;
                deck?: ("starter" | "outer-rim-pilot" | "galaxy") | null;
                count?: number | null;
                cost?: number | null;
                attack?: number | null;
                resources?: number | null;
                force?: number | null;
                targetValue?: (number | null) | null;
                hitPoints?: (number | null) | null;
                unique?: boolean | null;
                traits?: string[] | null;
                reward?: ({
                    /** @description resources */
                    resources: number;
                    /** @description spaces of the Force marker */
                    force: number;
                    /** @description damage taken off the own base */
                    repair: number;
                    /** @description cards that are exiled from hand or discard pile */
                    exile: number;
                    /** @description fewer will do */
                    exileUpTo?: boolean;
                    /** @description something else; null: nothing */
                    other: components["schemas"]["DeckbuildingEffectEntry"] | null;
                } | null) | null;
                effect?: (components["schemas"]["DeckbuildingEffect"] | null) | null;
            }[] | null;
            /** @description bases */
            bases?: {
                id: string;
                name?: string | null;
                hitPoints?: number | null;
                effect?: components["schemas"]["DeckbuildingEffect"] | null;
            }[] | null;
        };
        NewGame: {
            log: components["schemas"]["Log"] | string;
            /**
             * @description who tells what dice, decks and tokens bring: whoever holds the token of the table, or every player too
             * @enum {string}
             */
            chance?: "table" | "seats";
        };
        ToldMoves: (components["schemas"]["Move"] | string) | (components["schemas"]["Move"] | string)[];
        DrawingsQuestion: {
            log: components["schemas"]["Log"] | string;
            /** @description after this entry (0-based); -1 is the start; left out: the end */
            at?: number;
        };
        /** @description One thing that makes a request unusable, with its place. */
        ProblemError: {
            /** @description JSON pointer into the body; for a parameter `/query/…` */
            pointer: string;
            /** @description 1-based */
            line: number | null;
            /** @description 1-based */
            column: number | null;
            /** @description what kind of fault; this list may grow */
            code: string;
            message: string;
        };
        /** @description A move of any ruleset. */
        Move: components["schemas"]["OuterRimMove"] | components["schemas"]["DeckbuildingMove"];
        /** @description What was found in a log. A breach of the rules is a result, not an error. */
        Report: {
            ruleset: string;
            title: string | null;
            /**
             * @description the worst that was found
             * @enum {string}
             */
            verdict: "legal" | "violation" | "unverifiable";
            /** @description how many moves the log has */
            moves: number;
            violations: components["schemas"]["Violation"][];
            unverifiable: components["schemas"]["Doubt"][];
            /** @description what was left out; not there when nothing was */
            cut?: components["schemas"]["Cut"];
            /** @description the closing position, by its facts */
            final: {
                [key: string]: unknown;
            };
            receipt: components["schemas"]["Receipt"];
        };
        /** @description One breach of a rule. */
        Violation: {
            /** @description id of a rule of the index */
            rule: string;
            /** @description the 0-based place in `moves`; null for the header */
            entry: number | null;
            /** @description JSON pointer (RFC 6901) into the log */
            pointer: string;
            /** @description 1-based; null when there was no text */
            line: number | null;
            /** @description 1-based, in UTF-16 units as editors count; null when there was no text */
            column: number | null;
            seat: string | null;
            /** @description one sentence: who, what, and what stands in the way */
            message: string;
            /** @description the facts that were compared */
            facts: {
                [key: string]: unknown;
            };
            citation: components["schemas"]["Citation"];
            /** @description other rules on which the same fact rests */
            also: string[];
            /** @description how reading went on */
            resumed: string;
            /** @description the nearest legal moves */
            legal: components["schemas"]["Move"][];
        };
        /** @description What to print of a rule. */
        Citation: {
            /** @description id of a rule of the index */
            rule: string;
            /** @description id of the book */
            source: string;
            sourceName: string;
            /** @description the heading as printed */
            entry: string;
            page: number | null;
            /** @description without a page: the chapter in which the entry stands */
            heading?: string;
            /** @description without a page: which paragraph of the entry it is, items of lists and captions counted; its number where it has one */
            paragraph?: number;
            /** @description the rule in our own words */
            text: string;
            /**
             * @description the language of entry and text; English where there is no German
             * @enum {string}
             */
            lang: "en" | "de";
            /** @description statements of lower sources that disagree: this rule wins over them */
            overrules: components["schemas"]["Conflict"][];
            /** @description disagreeing statements that this rule does not win over */
            conflictsWith: string[];
        };
        /** @description A statement that disagrees with a rule. */
        Conflict: {
            /** @description id of a rule of the index */
            rule?: string;
            source: string;
            note?: string;
        };
        /** @description Something that cannot be ruled, and why. */
        Doubt: {
            /** @description the 0-based place in `moves`; null for the header */
            entry: number | null;
            /** @description JSON pointer (RFC 6901) into the log */
            pointer: string;
            /** @description 1-based; null when there was no text */
            line: number | null;
            /** @description 1-based, in UTF-16 units as editors count; null when there was no text */
            column: number | null;
            reason: string;
            /** @description id of a rule of the index */
            rule?: string;
        };
        /** @description How much was left out of a long answer. `all` and `from` ask for it. */
        Cut: {
            /** @description violations that are not listed */
            violations: number;
            /** @description doubts that are not listed */
            unverifiable: number;
            /** @description values, lists and moves that are shortened or left out in what is listed */
            values: number;
        };
        /** @description What this answer was made from: the same receipt, the same answer. */
        Receipt: {
            /** @description version of the referee */
            engine: string;
            ruleset: string;
            /** @description version of the ruleset */
            version: string;
            /** @description hash of the log (canonical JSON) */
            log: string;
            /** @description hash of the rule index */
            rules: string;
            /** @description hash of the statecharts */
            machines: string;
            /** @description the files of cards that the answer rests on; not there when there were none */
            cards?: {
                /** @description what the file calls itself, or what it is called */
                name: string;
                /** @description hash of what it says (canonical JSON) */
                hash: string;
            }[];
        };
        /** @description How far a verification is that nobody waits for. */
        LaterVerification: {
            id: string;
            /** @enum {string} */
            state: "running" | "done" | "failed";
            /** @description how many logs were sent */
            logs: number;
            /** @description how many of them have been answered */
            answered: number;
            /** @description where the answer is, once it is done */
            report: string | null;
            /** @description why it has failed */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Every legal move of a position, in a fixed order. */
        LegalMoves: {
            ruleset: string;
            /** @description the entry after which the question is asked; -1 is the start */
            at: number;
            toMove: components["schemas"]["ToMove"];
            /** @description the procedures under way, outermost first, with the state each is in */
            where: {
                chart: string;
                state: string;
            }[];
            /** @description of a seat that nobody plays: how the instructions by which it acts were read, in their order */
            reads?: components["schemas"]["ReadInstruction"][];
            moves: components["schemas"]["LegalMove"][];
            /** @description how many moves are not listed; `all` and `from` ask for them. Not there when every move is listed */
            cut?: number;
        };
        /** @description Who is to move. */
        ToMove: {
            /** @description the seats that have a decision */
            seats: string[];
            /** @description dice, a card or a token decide */
            chance: boolean;
            /** @description the game is over */
            over: boolean;
            /** @description everybody who may act now: `seats`, and whoever may do something at any time or in an open window */
            mayAct: string[];
        };
        /** @description How an instruction was read by which a seat acts that nobody plays. */
        ReadInstruction: {
            seat: string;
            /** @description where the instruction stands */
            on: string;
            /** @description the instruction in words */
            says: string;
            /** @description `true`: it is carried out; `false`: it is passed over; `null`: nobody can say */
            applies: boolean | null;
            /** @description why, in words */
            because: string;
            /** @description id of a rule of the index */
            rule: string;
        };
        LegalMove: {
            move: components["schemas"]["Move"];
            /**
             * @description whether a seat decides it, or dice, a card or a token bring it
             * @enum {string}
             */
            by: "seat" | "chance";
            /** @description the parts that may vary, by JSON pointer into the move, as JSON Schemas (2020-12): every value that they allow is accepted; the rest is fixed */
            open?: {
                [key: string]: unknown;
            };
            /** @description the parts of `move` and `open` that may be left out, by JSON pointer; all others have to be there */
            optional?: string[];
            /** @description where parts depend on each other: a JSON Schema that the whole move has to fit too */
            depends?: {
                [key: string]: unknown;
            };
            /** @description the parts, by JSON pointer, that may have further values than their schemas allow: there are too many to list */
            more?: string[];
            /** @description moves that are made without a word by making this one */
            implies?: components["schemas"]["UnsaidMove"][];
            /** @description why it cannot be said for certain that the move is legal */
            doubts?: {
                /** @description id of a rule of the index */
                rule?: string;
                reason: string;
            }[];
            /**
             * @description nobody has a choice here: it is the only move that is left, or one of several between which chance decides
             * @constant
             */
            forced?: true;
            /** @description the move in words */
            says: string;
        };
        /** @description A move that is made without a word, with those of its parts that are known. */
        UnsaidMove: {
            type: string;
            seat?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Why a move is legal or not: every rule that was asked, held or failed. */
        Explanation: {
            ruleset: string;
            /** @description the entry that is explained, or before which the move is tried */
            at: number;
            move: components["schemas"]["ShownMove"];
            /** @description the move in words */
            says: string;
            /** @enum {string} */
            verdict: "legal" | "violation" | "unverifiable";
            /** @description the procedures under way, outermost first, with the state each is in */
            where: {
                chart: string;
                state: string;
            }[];
            /** @description of a seat that nobody plays: how the instructions by which it acts were read, in their order */
            reads?: components["schemas"]["ReadInstruction"][];
            /** @description rules that put the game in this state */
            state: string[];
            /** @description every rule of the move, in the order in which it was asked */
            asked: {
                /** @description id of a rule of the index */
                rule: string;
                /** @enum {string} */
                finding: "held" | "failed" | "unknown" | "not-asked";
                /** @description the facts that made it fail */
                facts?: {
                    [key: string]: unknown;
                };
                reason?: string;
            }[];
            /** @description rules that the move would carry out */
            carriesOut: string[];
            /** @description moves that are made without a word by making this one */
            implies: components["schemas"]["UnsaidMove"][];
            /** @description why it cannot be ruled */
            reasons: string[];
            /** @description the nearest legal moves, when this one is not legal */
            legal: components["schemas"]["Move"][];
            /** @description how many values, sentences and moves are shortened or left out; `all` asks for them in full */
            cut?: number;
            /** @description every rule that is named above, once, to be printed */
            citations: components["schemas"]["Citation"][];
        };
        /** @description A move as it would stand in a log: playable as it is. */
        ShownMove: {
            type: string;
            seat?: string;
            note?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A turn of a seat that nobody plays, as far as the rules alone bring it. */
        AiTurn: {
            ruleset: string;
            /** @description the entry from which it is played on; -1 is the start */
            at: number;
            /** @description whose turn it is */
            seat: string;
            /** @description the moves that were made, in their order */
            steps: {
                move: components["schemas"]["Move"];
                /**
                 * @description it has come up meanwhile (`moves`); else the rules leave no other
                 * @constant
                 */
                given?: true;
                /** @description the move in words */
                says: string;
                /** @description of a seat that nobody plays: how the instructions by which it acts were read, in their order */
                reads?: components["schemas"]["ReadInstruction"][];
                /** @description the rules that it had to keep, and those that it carries out */
                rules: string[];
            }[];
            /** @description of a seat that nobody plays: how the instructions by which it acts were read, in their order */
            reads?: components["schemas"]["ReadInstruction"][];
            /** @description the turn is over */
            ended: boolean;
            /** @description the entries that can be put at the end of the log */
            append: components["schemas"]["Move"][];
            /** @description the same in the line notation */
            lines: string[];
            /** @description where the turn waits */
            next: {
                /**
                 * @description `chance`: dice or a card decide; `tie`: several moves are left, of which one is chosen at random; `seat`: a person decides; `unknown`: nobody can say how it goes on (`reasons`): what the table did is recorded; `nobody`: the game is over
                 * @enum {string}
                 */
                by: "chance" | "tie" | "seat" | "unknown" | "nobody";
                /** @description the seats that decide */
                seats: string[];
                /** @description what is to be rolled, drawn or decided, in words */
                asks: string[];
                /** @description why nobody can say how it goes on */
                reasons: string[];
                /** @description what may come next */
                moves: components["schemas"]["LegalMove"][];
                /** @description how many of these are not listed; `all` asks for them */
                cut?: number;
            };
            /** @description the procedures under way, outermost first, with the state each is in */
            where: {
                chart: string;
                state: string;
            }[];
            /** @description every rule that is named above, once, to be printed */
            citations: components["schemas"]["Citation"][];
        };
        /** @description A set of cards that is kept. */
        CardSet: {
            /** @description what other requests name it by: the hash of what it says */
            hash: string;
            ruleset: string;
            /** @description what it calls itself */
            name: string;
            /** @description what the catalogue is sure of and the set says otherwise, with both places */
            contradictions: string[];
            /** @description what the catalogue is not sure of and the set says otherwise */
            settles: string[];
            /** @description how much of the game is known, kind by kind */
            known: {
                kind: string;
                /** @description how many there are */
                components: number;
                /** @description of how many the catalogue knows every fact that matters */
                before: number;
                /** @description of how many that is so with the set */
                now: number;
                /** @description how many of those facts are missing still */
                missing: number;
            }[];
        };
        /** @description A game that has begun, or what stands against it. */
        BegunGame: {
            /** @description null: the log breaks a rule, and no game was begun */
            game: components["schemas"]["LiveGame"] | null;
            /** @description to be sent as `Authorization: Bearer …`; they are told this once */
            tokens: {
                /** @description may tell and see everything */
                table: string;
                /** @description sees what everybody at the table sees */
                watcher: string;
                /** @description by seat: tells its decisions, and sees what this player sees */
                seats: {
                    [key: string]: string;
                };
            } | null;
            /** @description why nothing was taken: it breaks a rule (`violations`); something stands against it that you cannot see; or the others could not follow the game, because something that everybody sees has not been told (`violations`, as they see it), or nobody could, because too much is left open (`unverifiable`). null: it was taken */
            because: ("breach" | "hidden" | "not-to-be-followed") | null;
            violations: components["schemas"]["Violation"][];
            unverifiable: components["schemas"]["Doubt"][];
        };
        /** @description A game that is refereed while it is played. */
        LiveGame: {
            id: string;
            ruleset: string;
            /** @description the players, as the log names them */
            seats: string[];
            /**
             * @description who tells what dice, decks and tokens bring: whoever holds the token of the table, or every player too
             * @enum {string}
             */
            chance: "table" | "seats";
            /** @description when (RFC 3339) */
            begun: string;
            /** @description how many entries the game has; the `ETag` of every answer about it */
            entries: number;
            /** @description whose token the question came with */
            you: {
                /** @enum {string} */
                as: "table" | "seat" | "watcher";
                /** @description which seat that is; null: none */
                seat: string | null;
            };
        };
        /** @description The entries of a game. */
        GameMoves: {
            /** @description how many entries the game has; the `ETag` of every answer about it */
            entries: number;
            moves: components["schemas"]["ToldMove"][];
        };
        /** @description An entry of a game. */
        ToldMove: {
            /** @description its 0-based place in the game */
            entry: number;
            /** @description what you see of it; null: nothing */
            move: components["schemas"]["Move"] | null;
            /** @description the seat that told it; null: the table */
            by: string | null;
            /** @description when (RFC 3339) */
            at: string;
        };
        /** @description Whether a game goes on with what was told. */
        JudgedMoves: {
            /** @description all of it was taken, or nothing */
            accepted: boolean;
            /** @description why nothing was taken: it breaks a rule (`violations`); something stands against it that you cannot see; or the others could not follow the game, because something that everybody sees has not been told (`violations`, as they see it), or nobody could, because too much is left open (`unverifiable`). null: it was taken */
            because: ("breach" | "hidden" | "not-to-be-followed") | null;
            /** @description how many entries the game has; the `ETag` of every answer about it */
            entries: number;
            /** @description what was told, with ids in the place of names */
            moves: components["schemas"]["Move"][];
            violations: components["schemas"]["Violation"][];
            /** @description what nobody can rule in it */
            unverifiable: components["schemas"]["Doubt"][];
        };
        /** @description Where a game stands. */
        GamePosition: {
            /** @description how many entries the game has; the `ETag` of every answer about it */
            entries: number;
            /**
             * @description of the game as you see it
             * @enum {string}
             */
            verdict: "legal" | "violation" | "unverifiable";
            toMove: {
                /** @description the seats that have a decision */
                seats: string[];
                /** @description dice, a card or a token decide */
                chance: boolean;
                /** @description the game is over */
                over: boolean;
            };
            /** @description what lies on the table, as far as you see it */
            position: {
                [key: string]: unknown;
            };
        };
        /** @description The rulesets. */
        RulesetList: {
            items: components["schemas"]["Ruleset"][];
            /** @description what to send as `cursor` for the next page; null on the last one */
            next: string | null;
            /** @description how many there are on all pages */
            total: number;
        };
        /** @description One game's rules at one version. */
        Ruleset: {
            id: string;
            name: string;
            version: string;
            /** @description the format of its logs */
            format: string;
            /** @description what may stand in `options` of a log, in words */
            options: {
                [key: string]: string;
            };
            /** @description every type of move */
            moves: string[];
            /** @description the names of its statecharts */
            machines: string[];
            /** @description how many rules its index has */
            rules: number;
            /** @description as in the receipts of its reports */
            hashes: {
                rules: string;
                machines: string;
            };
        };
        /** @description One page of rules. */
        RuleList: {
            items: components["schemas"]["RuleRow"][];
            /** @description what to send as `cursor` for the next page; null on the last one */
            next: string | null;
            /** @description how many there are on all pages */
            total: number;
        };
        /** @description One atomic rule of a rulebook. */
        RuleRow: {
            id: string;
            /** @description id of the book */
            source: string;
            sourceName: string;
            /** @description the heading as printed */
            entry: string;
            page: number | null;
            /** @description without a page: the chapter in which the entry stands */
            heading?: string;
            /** @description without a page: which paragraph of the entry it is, items of lists and captions counted; its number where it has one */
            paragraph?: number;
            /** @description the rule in our own words */
            text: string;
            /**
             * @description the language of entry and text; English where there is no German
             * @enum {string}
             */
            lang: "en" | "de";
            /**
             * @description what the rule does
             * @enum {string}
             */
            kind: "constraint" | "permission" | "effect" | "definition" | "timing" | "choice" | "tie-break" | "setup" | "component" | "clarification" | "etiquette";
            topics: string[];
            /** @description the optional module that it belongs to */
            option: string | null;
            /**
             * @description who can decide it: a log, a log with the data of cards, or only the table
             * @enum {string}
             */
            check: "log" | "card-data" | "table";
            /** @description whether it is enforced; null where nobody has counted */
            status: ("enforced" | "not-a-constraint" | "needs-card-text" | "table-only" | "waiting" | "missing") | null;
        };
        /** @description One rule, with everything that is known of it. */
        Rule: {
            id: string;
            /** @description id of the book */
            source: string;
            sourceName: string;
            /** @description the heading as printed */
            entry: string;
            page: number | null;
            /** @description without a page: the chapter in which the entry stands */
            heading?: string;
            /** @description without a page: which paragraph of the entry it is, items of lists and captions counted; its number where it has one */
            paragraph?: number;
            /** @description the rule in our own words */
            text: string;
            /**
             * @description the language of entry and text; English where there is no German
             * @enum {string}
             */
            lang: "en" | "de";
            /**
             * @description what the rule does
             * @enum {string}
             */
            kind: "constraint" | "permission" | "effect" | "definition" | "timing" | "choice" | "tie-break" | "setup" | "component" | "clarification" | "etiquette";
            topics: string[];
            /** @description the optional module that it belongs to */
            option: string | null;
            /**
             * @description who can decide it: a log, a log with the data of cards, or only the table
             * @enum {string}
             */
            check: "log" | "card-data" | "table";
            /** @description whether it is enforced; null where nobody has counted */
            status: ("enforced" | "not-a-constraint" | "needs-card-text" | "table-only" | "waiting" | "missing") | null;
            /** @description statements of lower sources that disagree: this rule wins over them */
            overrules: components["schemas"]["Conflict"][];
            /** @description disagreeing statements that this rule does not win over */
            conflictsWith: string[];
            /** @description the places in the charts and the code that name it */
            bound: string[];
        };
        /** @description Which rules are enforced, and where. */
        Coverage: {
            ruleset: string;
            total: number;
            enforced: number;
            notAConstraint: number;
            needsCardText: number;
            tableOnly: number;
            missing: string[];
            waiting: string[];
            rules: components["schemas"]["CoverageRow"][];
        };
        CoverageRow: {
            /** @description id of a rule of the index */
            id: string;
            /**
             * @description `enforced`: disabling it is noticed by an example that cites it or shows its exact outcome; `not-a-constraint`: nothing could break it; `needs-card-text`: its mechanism cannot be stated without a printed text; `table-only`: nobody can see it in a log; `waiting`: it matters only to procedures that are not refereed yet; `missing`
             * @enum {string}
             */
            status: "enforced" | "not-a-constraint" | "needs-card-text" | "table-only" | "waiting" | "missing";
            /** @description the places in the code, or the reason */
            where: string[];
            /** @description how many examples keep the rule, and how many break it */
            examples: {
                keep: number;
                break: number;
            };
        };
        /** @description One page of components. */
        ComponentList: {
            items: components["schemas"]["Component"][];
            /** @description what to send as `cursor` for the next page; null on the last one */
            next: string | null;
            /** @description how many there are on all pages */
            total: number;
        };
        /** @description A component of a game, with what is known of it. */
        Component: {
            /** @description what it is, in the singular: `card`, `space` */
            kind: string;
            id: string;
            /** @description its printed name in English; null: not known */
            name: string | null;
            /** @description the names of it that a German source prints */
            german: string[];
            /** @description what there is to know of it; null: nobody knows */
            facts: {
                [key: string]: components["schemas"]["__schema0"];
            };
            /** @description how sure the catalogue is of it */
            confidence: string;
            /** @description who says so */
            provenance: string[];
        };
        /** @description The statecharts of a ruleset. */
        MachineList: {
            items: components["schemas"]["Machine"][];
            /** @description what to send as `cursor` for the next page; null on the last one */
            next: string | null;
            /** @description how many there are on all pages */
            total: number;
        };
        /** @description One statechart: one procedure of a rulebook. */
        Machine: {
            name: string;
            description: string | null;
            /** @description how many states it has */
            states: number;
            /** @description the types of moves that it accepts somewhere */
            moves: string[];
            /** @description the chart in each format */
            links: {
                [key: string]: string;
            };
        };
        /** @description A statechart as the JSON that `createMachine` of XState takes. */
        MachineDefinition: {
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where a log stands, and the drawings that show it. */
        Drawings: {
            ruleset: string;
            /** @description the entry after which it is asked */
            at: number;
            /** @description the states as the parameter `active` of drawings takes them */
            active: string;
            /** @description where the drawing of all statecharts is, with those under way standing out */
            overview: string;
            /** @description each procedure under way with its state, the outermost first */
            where: {
                chart: string;
                state: string;
                /** @description where its drawing is */
                drawing: string;
            }[];
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            /** @constant */
            status: "ready";
            engine: string;
            /** @description the version of each ruleset */
            rulesets: {
                [key: string]: string;
            };
        };
        __schema0: string | number | boolean | null | components["schemas"]["__schema0"][] | {
            [key: string]: components["schemas"]["__schema0"];
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description where this kind of problem is described */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @description the path that was asked for; of a line of NDJSON also the line */
            instance: string;
            /** @description the kind of problem as one word; this list may grow */
            code: string;
            /** @description the same as the header `X-Request-Id` */
            requestId: string;
            errors?: components["schemas"]["ProblemError"][];
        };
    };
    responses: {
        /** @description The body is not valid JSON, or not UTF-8 (`invalid-json`); The body cannot be unpacked (`cannot-unpack`) */
        InvalidJsonOrCannotUnpack: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such set of cards (`unknown-cards`) */
        UnknownCards: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description None of the accepted media types can be sent (`not-acceptable`) */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came too slowly (`body-too-slow`) */
        BodyTooSlow: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large (`too-large`) */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a form that is not read here (`unsupported-media-type`) */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Accept: components["headers"]["Accept"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit the schema (`invalid-body`); The log takes too long to referee (`too-much-work`); The parameters do not fit (`invalid-parameters`); The set of cards cannot be used (`invalid-cards`); The log cannot be used (`invalid-log`) */
        InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service has as much to do as it may take up (`busy`) */
        Busy: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem */
        AnyOtherProblem: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /** @description The methods that the path has */
                Allow?: string;
                /** @description After so many seconds it is worth asking again */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such verification (`unknown-verification`) */
        UnknownVerification: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The parameters do not fit (`invalid-parameters`) */
        InvalidParameters: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no report yet (`not-done`) */
        NotDone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit the schema (`invalid-body`); The log takes too long to referee (`too-much-work`); The parameters do not fit (`invalid-parameters`); The set of cards cannot be used (`invalid-cards`) */
        InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCards: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit the schema (`invalid-body`); The log takes too long to referee (`too-much-work`); The parameters do not fit (`invalid-parameters`); The log cannot be used (`invalid-log`) */
        InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidLog: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service has as much to do as it may take up (`busy`); There is no room for more games (`no-room`); This could not be written down (`not-kept`) */
        BusyOrNoRoomOrNotKept: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token of the game is missing, or another one (`unauthorized`) */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such game (`unknown-game`) */
        UnknownGame: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is kept of the game cannot be read (`damaged-game`) */
        DamagedGame: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The parameters do not fit (`invalid-parameters`); The log takes too long to referee (`too-much-work`) */
        InvalidParametersOrTooMuchWork: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is for somebody else to tell (`not-yours`) */
        NotYours: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The game has gone on (`precondition-failed`) */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service has as much to do as it may take up (`busy`); This could not be written down (`not-kept`) */
        BusyOrNotKept: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not valid JSON, or not UTF-8 (`invalid-json`); The body cannot be unpacked (`cannot-unpack`); The request cannot be read (`malformed-request`) */
        InvalidJsonOrCannotUnpackOrMalformedRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not fit the schema (`invalid-body`); The log takes too long to referee (`too-much-work`); The parameters do not fit (`invalid-parameters`); The key was used for something else (`key-used`) */
        InvalidBodyOrTooMuchWorkOrInvalidParametersOrKeyUsed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The parameters do not fit (`invalid-parameters`); The log takes too long to referee (`too-much-work`); The log cannot be used (`invalid-log`) */
        InvalidParametersOrTooMuchWorkOrInvalidLog: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`) */
        UnknownRuleset: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`); No such rule (`unknown-rule`) */
        UnknownRulesetOrUnknownRule: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`); Nobody has counted the coverage (`no-coverage`) */
        UnknownRulesetOrNoCoverage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`); No such component (`unknown-card`) */
        UnknownRulesetOrUnknownCard: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`); The game has no board (`no-board`) */
        UnknownRulesetOrNoBoard: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such ruleset (`unknown-ruleset`); No such statechart (`unknown-machine`) */
        UnknownRulesetOrUnknownMachine: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is not ready (`not-ready`) */
        NotReady: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The id of the request, given by the client or made here */
        "X-Request-Id": string;
        /** @description What the answer goes by; of a game it is the count of its entries */
        ETag: string;
        /** @description The language of citations and of the words around them: `en` or `de` */
        "Content-Language": string;
        /** @description Where the next page is (`rel="next"`); none on the last one */
        Link: string;
        /** @description Where the game, or the status of the verification, is found from now on */
        Location: string;
        /** @description `respond-async`: nobody has to wait */
        "Preference-Applied": string;
        /** @description After so many seconds it is worth asking again */
        "Retry-After": number;
        /** @description The methods that the path has */
        Allow: string;
        /** @description `Bearer`: how a token is sent */
        "WWW-Authenticate": string;
        /** @description The media types of bodies that are read here */
        Accept: string;
        /** @description How bodies may be packed */
        "Accept-Encoding": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createVerification: {
        parameters: {
            query?: {
                /** @description the hash of a set of cards (`POST /v1/card-sets`) that holds for the log */
                cards?: string;
                /** @description `true`: everything that was found, in full */
                all?: "true" | "false";
                /** @description passes over so many findings (`cut` says how many there are) */
                from?: number;
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
                /** @description `respond-async`: do not wait for the report */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A log */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Log"];
                "application/x-ndjson": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                    "text/html": string;
                    "text/csv": string;
                    "application/x-ndjson": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            404: components["responses"]["UnknownCards"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of a verification */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaterVerification"];
                };
            };
            404: components["responses"]["UnknownVerification"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getVerificationReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of a verification */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, as `POST /v1/verifications` would have given it, in the media type that was asked for there */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                    "text/html": string;
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            404: components["responses"]["UnknownVerification"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NotDone"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getVerificationEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of a verification */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            404: components["responses"]["UnknownVerification"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createLegalMoves: {
        parameters: {
            query?: {
                /** @description the hash of a set of cards (`POST /v1/card-sets`) that holds for the log */
                cards?: string;
                /** @description `true`: every move, however long the answer is */
                all?: "true" | "false";
                /** @description passes over so many moves (`cut` says how many are not listed) */
                from?: number;
                /** @description of a log that is sent alone: after this entry */
                at?: number;
                /** @description of a log that is sent alone: only the moves of this seat */
                seat?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A log, and where in it */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalMovesQuestion"];
                "text/plain": string;
            };
        };
        responses: {
            /** @description The legal moves */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            404: components["responses"]["UnknownCards"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createExplanation: {
        parameters: {
            query?: {
                /** @description the hash of a set of cards (`POST /v1/card-sets`) that holds for the log */
                cards?: string;
                /** @description `true`: every value in full, however long the answer is */
                all?: "true" | "false";
                /** @description of a log that is sent alone: the entry */
                at?: number;
                /** @description of a log that is sent alone: a move that is tried in its place, as a line or in JSON */
                move?: string;
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A log, an entry of it, and perhaps another move */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplanationQuestion"];
                "text/plain": string;
            };
        };
        responses: {
            /** @description The explanation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            404: components["responses"]["UnknownCards"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createAiTurn: {
        parameters: {
            query?: {
                /** @description the hash of a set of cards (`POST /v1/card-sets`) that holds for the log */
                cards?: string;
                /** @description `true`: every move that may come next, however many they are */
                all?: "true" | "false";
                /** @description of a log that is sent alone: on from this entry */
                at?: number;
                /** @description of a log that is sent alone: a move that has come up since, as a line or in JSON */
                move?: string;
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A log, where in it, and what has come up since */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiTurnQuestion"];
                "text/plain": string;
            };
        };
        responses: {
            /** @description The turn */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiTurn"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            404: components["responses"]["UnknownCards"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createCardSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file of cards */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cards"];
            };
        };
        responses: {
            /** @description The hash of the set, what it contradicts and settles, and how much of the game is known with it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSet"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCards"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createGame: {
        parameters: {
            query?: {
                /** @description of a log that is sent alone */
                chance?: "table" | "seats";
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A log, and who tells what chance brings (left out: the table) */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
                "text/plain": string;
            };
        };
        responses: {
            /** @description The log breaks a rule: no game has been begun */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunGame"];
                };
            };
            /** @description The game has begun */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunGame"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidLog"];
            503: components["responses"]["BusyOrNoRoomOrNotKept"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who plays, and how many entries there are */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveGame"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWork"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    deleteGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the game for which this is meant: if it has gone on since, nothing is done (412) */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is gone */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["InvalidParameters"];
            503: components["responses"]["BusyOrNotKept"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGameMoves: {
        parameters: {
            query?: {
                /** @description passes over so many entries */
                from?: number;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, without what is hidden from you */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMoves"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWork"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createGameMoves: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
                /** @description the `ETag` of the game for which this is meant: if it has gone on since, nothing is done (412) */
                "If-Match"?: string;
                /** @description a name for this telling: told once more under it, it is answered as before and taken once */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description A move or a list of moves, each in JSON or as a line */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToldMoves"];
            };
        };
        responses: {
            /** @description Nothing was taken, and why */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedMoves"];
                };
            };
            /** @description The game goes on with it */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedMoves"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpackOrMalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["UnknownGame"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["DamagedGame"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrKeyUsed"];
            503: components["responses"]["BusyOrNoRoomOrNotKept"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGameLegalMoves: {
        parameters: {
            query?: {
                /** @description only the moves of this seat; a player is shown only their own */
                seat?: string;
                /** @description `true`: every move, however long the answer is */
                all?: "true" | "false";
                /** @description passes over so many moves */
                from?: number;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal moves, as far as you can tell */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWorkOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGamePosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What lies on the table, as far as you see it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePosition"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWork"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGameLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log that you could write: `referee verify` takes it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWork"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getGameEvents: {
        parameters: {
            query?: {
                /** @description passes over so many entries */
                from?: number;
            };
            header?: {
                /** @description the id of the last event that you have */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description the name of a game
                 * @example faS88W9gPjn98qyeYUJQNQ
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until one side has enough */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownGame"];
            409: components["responses"]["DamagedGame"];
            422: components["responses"]["InvalidParametersOrTooMuchWork"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rulesets */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetList"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRuleset"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    listRules: {
        parameters: {
            query?: {
                /**
                 * @description an id, the beginning of one, or words
                 * @example credits
                 */
                q?: string;
                /** @description only the rules of this entry of the rulebook: its heading, or the part of the id */
                entry?: string;
                /** @description language of entry and text; wins over `Accept-Language` */
                lang?: "en" | "de";
                /**
                 * @description the most items on the page
                 * @example 1
                 */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rules */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleList"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRuleset"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getRule: {
        parameters: {
            query?: {
                /** @description language of entry and text; wins over `Accept-Language` */
                lang?: "en" | "de";
            };
            header?: {
                /**
                 * @description The language of citations and of the words around them: `en` or `de`
                 * @example de
                 */
                "Accept-Language"?: string;
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
                /**
                 * @description id of a rule
                 * @example outer-rim.foundational-rules.0.1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRulesetOrUnknownRule"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getCoverage: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRulesetOrNoCoverage"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /**
                 * @description words in the id, the names, or what is known
                 * @example lothal
                 */
                q?: string;
                /** @description only components of this kind: `cards`, and `spaces`, `ships`, `bases`, … where the game has them */
                kind?: string;
                /**
                 * @description the most items on the page
                 * @example 1
                 */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of components */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRuleset"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getCard: {
        parameters: {
            query?: {
                /** @description only components of this kind: `cards`, and `spaces`, `ships`, `bases`, … where the game has them */
                kind?: string;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
                /**
                 * @description id of a component
                 * @example stolen-weapons
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The component */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRulesetOrUnknownCard"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getMap: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRulesetOrNoBoard"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    listMachines: {
        parameters: {
            query?: {
                /** @description draws who calls whom; wins over `Accept` */
                format?: "mermaid" | "svg";
                /** @description of an SVG drawing: states that stand out, such as `turn.action.choosing,market-action.more` */
                active?: string;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statecharts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineList"];
                    "image/svg+xml": string;
                    "text/vnd.mermaid": string;
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRuleset"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getMachine: {
        parameters: {
            query?: {
                /** @description wins over `Accept` */
                format?: "mermaid" | "svg" | "xstate" | "scxml" | "markdown";
                /** @description of an SVG drawing: states that stand out, such as `turn.action.choosing,market-action.more` */
                active?: string;
                /** @description of a drawing (SVG, Mermaid): a state that contains states, to be drawn alone */
                state?: string;
            };
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description id of a ruleset
                 * @example outer-rim
                 */
                ruleset: string;
                /**
                 * @description name of a statechart, with or without the ending of a format
                 * @example game
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statechart */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineDefinition"];
                    "text/vnd.mermaid": string;
                    "image/svg+xml": string;
                    "application/scxml+xml": string;
                    "text/markdown": string;
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["UnknownRulesetOrUnknownMachine"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    createDrawings: {
        parameters: {
            query?: {
                /** @description the hash of a set of cards (`POST /v1/card-sets`) that holds for the log */
                cards?: string;
                /** @description of a log that is sent alone: after this entry */
                at?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A log, and where in it */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawingsQuestion"];
                "text/plain": string;
            };
        };
        responses: {
            /** @description The states, and their drawings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawings"];
                };
            };
            400: components["responses"]["InvalidJsonOrCannotUnpack"];
            404: components["responses"]["UnknownCards"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBodyOrTooMuchWorkOrInvalidParametersOrInvalidCardsOrInvalidLog"];
            503: components["responses"]["Busy"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It would, and the rulesets are loaded */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            503: components["responses"]["NotReady"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The measures */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description the `ETag` of the answer that you have: nothing is sent (304) if it is still the same */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API text */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            /** @description What you have is still the same: nothing is sent */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidParameters"];
            default: components["responses"]["AnyOtherProblem"];
        };
    };
}
